import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { buildManifest } from "~/features/pwa/manifest";

const manifest = buildManifest({ productName: "Agape" });

describe("buildManifest", () => {
  it("carries the installation's own name", () => {
    expect(manifest.name).toBe("Agape");
    expect(manifest.short_name).toBe("Agape");
  });

  it("opens as a standalone app that knows itself by pwa=true", () => {
    expect(manifest.display).toBe("standalone");
    expect(manifest.start_url).toBe("/?pwa=true");
  });

  it("names only icons that are there", () => {
    for (const { src } of manifest.icons) {
      expect(existsSync(`public${src}`), src).toBe(true);
    }
  });

  it("has what browsers ask of an installable app", () => {
    const sizes = manifest.icons.map(({ sizes, purpose }) => [sizes, purpose]);
    expect(sizes).toContainEqual(["192x192", "any"]);
    expect(sizes).toContainEqual(["512x512", "any"]);
    expect(sizes).toContainEqual(["512x512", "maskable"]);
  });
});
