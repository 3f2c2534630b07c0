import { expect, it } from "vitest";
import { isFatalError } from "./player-messages";

const youtube = "https://www.youtube-nocookie.com";
const vimeo = "https://player.vimeo.com";

it.each([
  [youtube, '{"event":"onError","info":100}', true],
  [youtube, '{"event":"onError","info":150}', true],
  [youtube, { event: "onError", info: 101 }, true],
  [youtube, '{"event":"onReady"}', false],
  [youtube, '{"event":"onError","info":5}', false],
  [youtube, "not json", false],
  [youtube, null, false],
  [vimeo, { event: "error", data: { name: "NotFoundError" } }, true],
  [vimeo, '{"event":"error","data":{"name":"PrivacyError"}}', true],
  [vimeo, { event: "error", data: { name: "TypeError" } }, false],
  ["https://evil.example", '{"event":"onError","info":100}', false],
])("parses messages from %s: %j", (origin, data, isFatal) => {
  expect(isFatalError({ origin, data })).toBe(isFatal);
});
