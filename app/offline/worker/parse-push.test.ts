import { beforeAll, expect, it, vi } from "vitest";
import { toOwnPath, parsePush } from "./parse-push";

beforeAll(() => {
  vi.stubGlobal("location", { origin: "https://site.example" });
});

it("parses a declarative message", () => {
  const message = {
    web_push: 8030,
    notification: {
      title: "Ann Lee liked your post",
      body: "Grace",
      lang: "en",
      dir: "auto",
      navigate: "https://site.example/notifications/0193",
      tag: "0193",
    },
    app_badge: 3,
  };
  expect(parsePush(JSON.stringify(message))).toEqual({
    title: "Ann Lee liked your post",
    body: "Grace",
    path: "/notifications/0193",
    tag: "0193",
    lang: "en",
    unread: 3,
  });
});

it.each([
  "",
  "no JSON",
  "null",
  "[]",
  '"word"',
  '{"notification":null}',
  '{"notification":{"title":"","navigate":"elsewhere://"}}',
])("returns something to show for %j", (text) => {
  expect(parsePush(text)).toEqual({
    title: "Something new for you",
    body: "",
    path: "/notifications",
    tag: "",
    lang: "",
    unread: undefined,
  });
});

it.each([
  ["/post/1#comments", "/post/1#comments"],
  ["https://site.example/home?tab=prayer", "/home?tab=prayer"],
  ["https://elsewhere.example/home", "/notifications"],
  ["//elsewhere.example/home", "/notifications"],
  ["javascript:alert(1)", "/notifications"],
  ["https://", "/notifications"],
  [undefined, "/notifications"],
])("maps %s to %s", (url, path) => {
  expect(toOwnPath(url)).toBe(path);
});
