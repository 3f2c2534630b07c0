import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { buildManifest } from "~/features/pwa/manifest";
import { urls } from "~/shared/urls";

const manifest = buildManifest({ productName: "Agape" });

/** From the header of a PNG (PNG, 11.2.2) or an extended WebP (RFC 9649, 2.7). */
function readSize(file: Buffer): string {
  const isPng = file.subarray(1, 4).toString() === "PNG";
  return isPng
    ? `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
    : `${file.readUIntLE(24, 3) + 1}x${file.readUIntLE(27, 3) + 1}`;
}

describe("buildManifest", () => {
  it("has the installation's name", () => {
    expect(manifest.name).toBe("Agape");
    expect(manifest.short_name).toBe("Agape");
  });

  it("opens as a standalone app with pwa=true in its URL", () => {
    expect(manifest.display).toBe("standalone");
    expect(manifest.start_url).toBe("/?pwa=true");
  });

  it("lists only images that exist, with their actual sizes", () => {
    const images = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ];
    for (const { src, sizes } of images) {
      expect(existsSync(`public${src}`), src).toBe(true);
      if (sizes === "any") continue;
      expect(readSize(readFileSync(`public${src}`)), src).toBe(sizes);
    }
  });

  it("has the icons that browsers require of an installable app", () => {
    const sizes = manifest.icons.map(({ sizes, purpose }) => [sizes, purpose]);
    expect(sizes).toContainEqual(["192x192", "any"]);
    expect(sizes).toContainEqual(["512x512", "any"]);
    expect(sizes).toContainEqual(["512x512", "maskable"]);
    expect(sizes).toContainEqual(["512x512", "monochrome"]);
  });

  it.each(["narrow", "wide"])("has screenshots of a %s window", (form) => {
    const shown = manifest.screenshots.filter(
      ({ form_factor }) => form_factor === form,
    );
    expect(shown.length).toBeGreaterThan(1);
    for (const { src } of shown) {
      expect(readFileSync(`public${src}`).length, src).toBeLessThan(150_000);
    }
  });

  it("has shortcuts to the Bible, the verse of the day and a new post", () => {
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ["Bible", urls.bible()],
      ["Verse of the Day", urls.verseOfTheDay()],
      ["New Post", urls.compose],
    ]);
  });
});
