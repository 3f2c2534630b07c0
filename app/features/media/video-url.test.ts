import { describe, expect, it } from "vitest";
import { parseVideoUrl, videoEmbedUrl, videoPageUrl } from "./video-url";

const short = { host: "youtube", id: "dQw4w9WgXcQ", key: null, isShort: true };
const long = { ...short, isShort: false };
const clip = { host: "vimeo", id: "76979871", key: null, isShort: false };

describe("parseVideoUrl", () => {
  it.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", long],
    ["https://youtube.com/watch?feature=shared&v=dQw4w9WgXcQ#t=3", long],
    ["https://m.youtube.com/watch?v=dQw4w9WgXcQ", long],
    ["https://music.youtube.com/watch?v=dQw4w9WgXcQ", long],
    ["http://youtu.be/dQw4w9WgXcQ?si=x", long],
    ["youtu.be/dQw4w9WgXcQ", long],
    ["https://www.youtube.com/shorts/dQw4w9WgXcQ", short],
    ["https://m.youtube.com/shorts/dQw4w9WgXcQ?feature=share", short],
    ["https://www.youtube.com/live/dQw4w9WgXcQ", long],
    ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", long],
    ["https://vimeo.com/76979871", clip],
    ["vimeo.com/76979871", clip],
    ["https://www.vimeo.com/76979871/", clip],
    ["https://vimeo.com/channels/staffpicks/76979871", clip],
    ["https://vimeo.com/groups/hymns/videos/76979871", clip],
    ["https://vimeo.com/showcase/123/video/76979871", clip],
    ["https://player.vimeo.com/video/76979871?dnt=1", clip],
    ["https://vimeo.com/76979871/0a1b2c3d4e", { ...clip, key: "0a1b2c3d4e" }],
    ["https://vimeo.com/76979871/1234567890", { ...clip, key: "1234567890" }],
    [
      "https://player.vimeo.com/video/76979871?h=0a1b2c3d4e",
      { ...clip, key: "0a1b2c3d4e" },
    ],
  ])("parses %s", (address, video) => {
    expect(parseVideoUrl(address)).toEqual(video);
  });

  it.each([
    "",
    "dQw4w9WgXcQ",
    "evil.example/vimeo.com/76979871",
    "evil@vimeo.com.evil.example/76979871",
    "javascript:youtu.be/dQw4w9WgXcQ",
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://evil.example/?u=youtube.com&v=dQw4w9WgXcQ",
    "https://notyoutube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=short",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ%22onload",
    "https://www.youtube.com/@channel",
    "https://youtu.be/",
    "https://vimeo.com/",
    "https://vimeo.com/about",
    "https://vimeo.com/showcase/1234567",
    "https://vimeo.com/event/1234567",
    "https://vimeo.com/76979871/likes",
    "https://vimeo.com.evil.example/76979871",
    "https://vimeo.com/1'%20onload=",
  ])("returns null for %s", (address) => {
    expect(parseVideoUrl(address)).toBeNull();
  });
});

describe("videoEmbedUrl", () => {
  it.each([
    [
      "https://youtu.be/dQw4w9WgXcQ",
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
    ],
    [
      "https://vimeo.com/76979871/0a1b2c3d4e",
      /^https:\/\/player\.vimeo\.com\/video\/76979871\?.*dnt=1&h=0a1b2c3d4e$/,
    ],
  ])("uses the host without cookies for %s", (address, expected) => {
    const video = parseVideoUrl(address);
    expect(video && videoEmbedUrl(video)).toMatch(expected);
    // Its own page shows the same.
    const again = video && parseVideoUrl(videoPageUrl(video));
    expect(again).toEqual(video);
  });
});
