import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { closeNotifications, openNotification } from "./push";
import type { Page, WorkerScope } from "./scope";

const calls: string[] = [];

const record =
  (name: string, works = true) =>
  (url = "") => {
    calls.push(`${name} ${url}`.trim());
    return works ? Promise.resolve() : Promise.reject(new Error("Refused"));
  };

function createPage(name: string, part: Partial<Page> = {}): Page {
  return {
    focused: false,
    focus: record(`${name} focus`),
    navigate: record(`${name} navigate`),
    postMessage: () => undefined,
    ...part,
  };
}

const notification = (path?: string) =>
  ({
    data: path && { path },
    close: record("close"),
  }) as unknown as Notification;

function createScope(pages: Page[], shown: Notification[] = []): WorkerScope {
  return {
    registration: { getNotifications: () => Promise.resolve(shown) },
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: record("open"),
    },
  } as unknown as WorkerScope;
}

beforeAll(() => {
  vi.stubGlobal("location", { origin: "https://site.example" });
});

beforeEach(() => {
  calls.length = 0;
});

it.each([
  ["opens a page if none is open", [], "/post/1", ["close", "open /post/1"]],
  [
    "navigates the focused page",
    [createPage("a"), createPage("b", { focused: true })],
    "/post/1",
    ["close", "b focus", "b navigate /post/1"],
  ],
  [
    "navigates a page that can't be focused",
    [createPage("a", { focus: record("a focus", false) })],
    "/post/1",
    ["close", "a focus", "a navigate /post/1"],
  ],
  [
    "opens a page if the worker doesn't control the open one",
    [createPage("a", { navigate: record("a navigate", false) })],
    "/post/1",
    ["close", "a focus", "a navigate /post/1", "open /post/1"],
  ],
  [
    "opens no other site",
    [],
    "https://elsewhere.example/",
    ["close", "open /notifications"],
  ],
  [
    "opens the notifications page without a path",
    [],
    "",
    ["close", "open /notifications"],
  ],
])("a click %s", async (_, pages, path, expected) => {
  await openNotification(createScope(pages), notification(path));
  expect(calls).toEqual(expected);
});

it("closes all notifications", async () => {
  await closeNotifications(createScope([], [notification(), notification()]));
  expect(calls).toEqual(["close", "close"]);
});
