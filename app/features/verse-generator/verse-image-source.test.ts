import { expect, it } from "vitest";
import { defaultStyle } from "./verse-style";
import { getFileName, getVerseImageSource } from "./verse-image-source";

const verse = {
  version: "WEB" as const,
  book: "Song of Solomon",
  chapter: 8,
  verse: 6,
  lastVerse: 7,
};

it("is the image URL with the chosen style", () => {
  const style = { ...defaultStyle, textColor: "#000000", textSize: 30 };
  const chosen = { ...style.chosen, scenery: 1 };
  expect(
    getVerseImageSource(verse, { ...style, kind: "scenery", chosen }),
  ).toEqual({
    address:
      "/verse-image/web/song-of-solomon/8/6-7.png?background=still-lake&text=000000&type=30&size=post",
  });
});

it("sends a custom image, and is null without one", () => {
  const style = { ...defaultStyle, kind: "custom" as const };
  for (const own of [
    { imageData: "data:image/png;base64,AA" },
    { imageUrl: "https://example.org/a.jpg" },
  ]) {
    const { address, body } =
      getVerseImageSource(verse, { ...style, ...own }) ?? {};
    expect(address).toBe("/api/verse-image");
    expect(body?.verseData).toMatchObject({
      ...verse,
      customization: {
        backgroundType: "custom",
        customBackgroundUrl: own.imageData ?? own.imageUrl,
      },
    });
  }
  expect(getVerseImageSource(verse, style)).toBeNull();
});

it("names the file after the reference", () => {
  expect(getFileName(verse)).toBe("song-of-solomon-8-6-7.png");
  expect(getFileName({ ...verse, lastVerse: null })).toBe(
    "song-of-solomon-8-6.png",
  );
});
