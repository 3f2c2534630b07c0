import { expect, it } from "vitest";
import { firstLook } from "./look";
import { fileName, pictureSource } from "./picture-source";

const verse = {
  version: "WEB" as const,
  book: "Song of Solomon",
  chapter: 8,
  verse: 6,
  lastVerse: 7,
};

it("is the server's picture in the chosen look", () => {
  const look = { ...firstLook, textColor: "#000000", textSize: 30 };
  const chosen = { ...look.chosen, scenery: 1 };
  expect(pictureSource(verse, { ...look, kind: "scenery", chosen })).toEqual({
    address:
      "/verse-image/web/song-of-solomon/8/6-7.png?background=still-lake&text=000000&type=30&size=post",
  });
});

it("is sent a picture of one's own, and is none while that is missing", () => {
  const look = { ...firstLook, kind: "custom" as const };
  for (const own of [
    { picture: "data:image/png;base64,AA" },
    { imageUrl: "https://example.org/a.jpg" },
  ]) {
    const { address, body } = pictureSource(verse, { ...look, ...own }) ?? {};
    expect(address).toBe("/api/verse-picture");
    expect(body?.verseData).toMatchObject({
      ...verse,
      customization: {
        backgroundType: "custom",
        customBackgroundUrl: own.picture ?? own.imageUrl,
      },
    });
  }
  expect(pictureSource(verse, look)).toBeNull();
});

it("names the file by its place", () => {
  expect(fileName(verse)).toBe("song-of-solomon-8-6-7.png");
  expect(fileName({ ...verse, lastVerse: null })).toBe(
    "song-of-solomon-8-6.png",
  );
});
