import { describe, expect, it } from "vitest";
import { videoEmbedUrl, videoId } from "./video-url";

describe("videoId", () => {
  it.each([
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com/watch?feature=shared&v=dQw4w9WgXcQ#t=3",
    "https://m.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://music.youtube.com/watch?v=dQw4w9WgXcQ",
    "http://youtu.be/dQw4w9WgXcQ?si=x",
    "https://www.youtube.com/shorts/dQw4w9WgXcQ",
    "https://www.youtube.com/live/dQw4w9WgXcQ",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
  ])("finds the id in %s", (address) => {
    expect(videoId(address)).toBe("dQw4w9WgXcQ");
  });

  it.each([
    "",
    "dQw4w9WgXcQ",
    "javascript:youtu.be/dQw4w9WgXcQ",
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://evil.example/?u=youtube.com&v=dQw4w9WgXcQ",
    "https://notyoutube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=short",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ%22onload",
    "https://www.youtube.com/@channel",
    "https://youtu.be/",
  ])("finds none in %s", (address) => {
    expect(videoId(address)).toBeNull();
  });
});

describe("videoEmbedUrl", () => {
  it("asks the host that sets no cookie", () => {
    expect(videoEmbedUrl("dQw4w9WgXcQ")).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
    );
  });
});
