import { beforeAll, expect, it, vi } from "vitest";
import { ownPath, readPush } from "./read-push";

beforeAll(() => {
  vi.stubGlobal("location", { origin: "https://site.example" });
});

it("reads a declarative message", () => {
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
  expect(readPush(JSON.stringify(message))).toEqual({
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
  '{"notification":{"title":7,"body":{},"navigate":9,"tag":""},"app_badge":"many"}',
  '{"app_badge":-1}',
])("shows something of %j, too", (text) => {
  expect(readPush(text)).toEqual({
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
])("%s leads to %s", (address, path) => {
  expect(ownPath(address)).toBe(path);
});
