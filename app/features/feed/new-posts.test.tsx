// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "~/client/query-client";
import { postKeys } from "~/features/posts/post.queries";
import { urls } from "~/shared/urls";
import { useNewPosts } from "./new-posts.queries";

const [second, minute] = [1000, 60_000];

const fetchMock = vi.fn<typeof fetch>();
let newest: { id: string; isOwn: boolean };

function advance(ms: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

async function dispatch(eventName: string) {
  window.dispatchEvent(new Event(eventName));
  await advance(0);
}

async function turn(visibility: DocumentVisibilityState) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  await dispatch("visibilitychange");
}

/** The hook for a list that was loaded `age` ms ago, or is still loading. */
async function setUp(age: number | "loading" = 0) {
  const client = createQueryClient();
  client.setQueryData([urls.api.currentUser], { id: "me" });
  if (age !== "loading") {
    client.setQueryData(
      postKeys.orderedFeed("all", "newest"),
      { pages: [{ items: [{ id: "1" }], next: null }], pageParams: [null] },
      { updatedAt: Date.now() - age },
    );
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const rendered = renderHook(
    () => useNewPosts({ type: "all", order: "newest" }),
    { wrapper },
  );
  await advance(0);
  return rendered;
}

const countChecks = () =>
  fetchMock.mock.calls.filter(([url]) => url === "/api/posts?type=all&limit=1")
    .length;

beforeEach(() => {
  vi.useFakeTimers();
  newest = { id: "2", isOwn: false };
  fetchMock.mockReset();
  fetchMock.mockImplementation(() => Promise.resolve(Response.json([newest])));
  vi.stubGlobal("fetch", fetchMock);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("checks a list that is shown again", async () => {
  const fresh = await setUp();
  expect(countChecks()).toBe(0);
  expect(fresh.result.current.hasNewPosts).toBe(false);
  const old = await setUp(minute);
  expect(countChecks()).toBe(1);
  expect(old.result.current.hasNewPosts).toBe(true);
});

it("finds nothing new while the list is loading", async () => {
  const { result } = await setUp("loading");
  expect(countChecks()).toBe(0);
  expect(result.current.hasNewPosts).toBe(false);
});

it.each([
  { id: "1", isOwn: false },
  { id: "2", isOwn: true },
])("doesn't count a known post or the viewer's own: %o", async (post) => {
  newest = post;
  const { result } = await setUp(minute);
  expect(countChecks()).toBe(1);
  expect(result.current.hasNewPosts).toBe(false);
});

it("checks on return to the tab 15 seconds or more after the last check", async () => {
  await setUp();
  await turn("hidden");
  await advance(15 * second - 1);
  await turn("visible");
  expect(countChecks()).toBe(0);
  await turn("hidden");
  await advance(15 * second);
  expect(countChecks()).toBe(0);
  await turn("visible");
  expect(countChecks()).toBe(1);
  await turn("hidden");
  await turn("visible");
  expect(countChecks()).toBe(1);
});

it("never checks on an untouched page", async () => {
  await setUp();
  await advance(60 * minute);
  expect(countChecks()).toBe(0);
});

it("stops listening after unmounting", async () => {
  const { unmount } = await setUp();
  unmount();
  await advance(minute);
  await turn("visible");
  expect(countChecks()).toBe(0);
});
