import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { buildManifest } from "~/features/pwa/manifest";
import { urls } from "~/shared/urls";

const manifest = buildManifest({ productName: "Agape" });

/** As it says itself: of a PNG (PNG, 11.2.2), or of an extended WebP (RFC 9649, 2.7). */
function sizeOf(file: Buffer): string {
  const isPng = file.subarray(1, 4).toString() === "PNG";
  return isPng
    ? `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
    : `${file.readUIntLE(24, 3) + 1}x${file.readUIntLE(27, 3) + 1}`;
}

describe("buildManifest", () => {
  it("carries the installation's own name", () => {
    expect(manifest.name).toBe("Agape");
    expect(manifest.short_name).toBe("Agape");
  });

  it("opens as a standalone app that knows itself by pwa=true", () => {
    expect(manifest.display).toBe("standalone");
    expect(manifest.start_url).toBe("/?pwa=true");
  });

  it("names only pictures that are there, as large as it says", () => {
    const pictures = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ];
    for (const { src, sizes } of pictures) {
      expect(existsSync(`public${src}`), src).toBe(true);
      if (sizes === "any") continue;
      expect(sizeOf(readFileSync(`public${src}`)), src).toBe(sizes);
    }
  });

  it("has what browsers ask of an installable app", () => {
    const sizes = manifest.icons.map(({ sizes, purpose }) => [sizes, purpose]);
    expect(sizes).toContainEqual(["192x192", "any"]);
    expect(sizes).toContainEqual(["512x512", "any"]);
    expect(sizes).toContainEqual(["512x512", "maskable"]);
    expect(sizes).toContainEqual(["512x512", "monochrome"]);
  });

  it.each(["narrow", "wide"])("shows itself in a %s window", (form) => {
    const shown = manifest.screenshots.filter(
      ({ form_factor }) => form_factor === form,
    );
    expect(shown.length).toBeGreaterThan(1);
    for (const { src } of shown) {
      expect(readFileSync(`public${src}`).length, src).toBeLessThan(150_000);
    }
  });

  it("leads at once to the Bible, the day's verse and a new post", () => {
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ["Bible", urls.bible()],
      ["Verse of the Day", urls.verseOfTheDay()],
      ["New Post", urls.write],
    ]);
  });
});
