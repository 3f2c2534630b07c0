import { expect, it } from "vitest";
import { readFailure } from "./player-messages";

const youtube = "https://www.youtube-nocookie.com";
const vimeo = "https://player.vimeo.com";

it.each([
  [youtube, '{"event":"onError","info":100}', "gone"],
  [youtube, '{"event":"onError","info":150}', "closed"],
  [youtube, { event: "onError", info: 101 }, "closed"],
  [youtube, '{"event":"onReady"}', null],
  [youtube, '{"event":"onError","info":5}', null],
  [youtube, "not json", null],
  [youtube, null, null],
  [vimeo, { event: "error", data: { name: "NotFoundError" } }, "gone"],
  [vimeo, '{"event":"error","data":{"name":"PrivacyError"}}', "closed"],
  [vimeo, { event: "error", data: { name: "TypeError" } }, null],
  ["https://evil.example", '{"event":"onError","info":100}', null],
])("reads what %s says: %j", (origin, data, failure) => {
  expect(readFailure({ origin, data })).toBe(failure);
});
