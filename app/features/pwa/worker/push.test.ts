import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { forgetPushes, openPush } from "./push";
import type { Page, WorkerScope } from "./scope";

const done: string[] = [];

const note =
  (what: string, works = true) =>
  (address = "") => {
    done.push(`${what} ${address}`.trim());
    return works ? Promise.resolve() : Promise.reject(new Error("Refused"));
  };

function pageOf(name: string, part: Partial<Page> = {}): Page {
  return {
    focused: false,
    focus: note(`${name} focus`),
    navigate: note(`${name} navigate`),
    postMessage: () => undefined,
    ...part,
  };
}

const notification = (path?: string) =>
  ({ data: path && { path }, close: note("close") }) as unknown as Notification;

function scopeOf(pages: Page[], shown: Notification[] = []): WorkerScope {
  return {
    registration: { getNotifications: () => Promise.resolve(shown) },
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: note("open"),
    },
  } as unknown as WorkerScope;
}

beforeAll(() => {
  vi.stubGlobal("location", { origin: "https://site.example" });
});

beforeEach(() => {
  done.length = 0;
});

it.each([
  ["opens a page where none is", [], "/post/1", ["close", "open /post/1"]],
  [
    "leads the page that is in front",
    [pageOf("a"), pageOf("b", { focused: true })],
    "/post/1",
    ["close", "b focus", "b navigate /post/1"],
  ],
  [
    "leads a page that may not come to the front",
    [pageOf("a", { focus: note("a focus", false) })],
    "/post/1",
    ["close", "a focus", "a navigate /post/1"],
  ],
  [
    "opens a page where the one there is not the worker's",
    [pageOf("a", { navigate: note("a navigate", false) })],
    "/post/1",
    ["close", "a focus", "a navigate /post/1", "open /post/1"],
  ],
  [
    "leads nowhere else",
    [],
    "https://elsewhere.example/",
    ["close", "open /notifications"],
  ],
  ["leads to all without an address", [], "", ["close", "open /notifications"]],
])("a press %s", async (_, pages, path, expected) => {
  await openPush(scopeOf(pages), notification(path));
  expect(done).toEqual(expected);
});

it("takes what is shown away", async () => {
  await forgetPushes(scopeOf([], [notification(), notification()]));
  expect(done).toEqual(["close", "close"]);
});
