import { expect, it } from "vitest";
import { firstLook } from "./look";
import { fileName, pictureAddress } from "./picture-address";

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
  expect(pictureAddress(verse, { ...look, kind: "scenery", chosen })).toBe(
    "/verse-image/web/song-of-solomon/8/6-7.png?background=still-lake&text=000000&type=30&size=post",
  );
});

it("is none over a picture of one's own, nor while that is missing", () => {
  const picture = "data:image/png;base64,AA";
  const look = { ...firstLook, kind: "custom" as const };
  expect(pictureAddress(verse, { ...look, picture })).toBeNull();
  const imageUrl = "https://example.org/a.jpg";
  expect(pictureAddress(verse, { ...look, imageUrl })).toBeNull();
  expect(pictureAddress(verse, look)).toBeNull();
});

it("names the file by its place", () => {
  expect(fileName(verse)).toBe("song-of-solomon-8-6-7.png");
  expect(fileName({ ...verse, lastVerse: null })).toBe(
    "song-of-solomon-8-6.png",
  );
});
