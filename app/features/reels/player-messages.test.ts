import { expect, it } from "vitest";
import { parsePlayerFailure } from "./player-messages";

const youtube = "https://www.youtube-nocookie.com";
const vimeo = "https://player.vimeo.com";

it.each([
  [youtube, '{"event":"onError","info":100}', "removed"],
  [youtube, '{"event":"onError","info":150}', "restricted"],
  [youtube, { event: "onError", info: 101 }, "restricted"],
  [youtube, '{"event":"onReady"}', null],
  [youtube, '{"event":"onError","info":5}', null],
  [youtube, "not json", null],
  [youtube, null, null],
  [vimeo, { event: "error", data: { name: "NotFoundError" } }, "removed"],
  [vimeo, '{"event":"error","data":{"name":"PrivacyError"}}', "restricted"],
  [vimeo, { event: "error", data: { name: "TypeError" } }, null],
  ["https://evil.example", '{"event":"onError","info":100}', null],
])("parses messages from %s: %j", (origin, data, failure) => {
  expect(parsePlayerFailure({ origin, data })).toBe(failure);
});
