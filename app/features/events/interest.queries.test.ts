import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Post } from "~/features/posts/post";
import { postKeys } from "~/features/posts/post.queries";
import * as toasts from "~/ui/toast-store";
import { toggleInterest } from "./interest.queries";

/** Toggles interest with a mocked response; returns the request and the cached event before and after it. */
async function toggle(interested: boolean, response: Response) {
  const client = new QueryClient();
  const eventData = { isInterested: !interested, interestsCount: 2 };
  const post = { id: "e", eventData } as Post;
  client.setQueryData(postKeys.detail("e"), post);
  const fetcher = vi.fn<typeof fetch>(() => Promise.resolve(response));
  vi.stubGlobal("fetch", fetcher);
  const getCachedEvent = () =>
    client.getQueryData<Post>(postKeys.detail("e"))?.eventData;
  const settled = toggleInterest(client, post, interested);
  const before = getCachedEvent();
  await settled;
  const [url, init] = fetcher.mock.calls[0] ?? [];
  return { call: [url, init?.body], before, after: getCachedEvent() };
}

const createResponse = (isInterested: boolean, count: number) =>
  Response.json({ isInterested, count });

let dataset: DOMStringMap;

beforeEach(() => {
  dataset = {};
  vi.stubGlobal("document", { documentElement: { dataset } });
  vi.spyOn(toasts, "toast");
  vi.spyOn(toasts, "errorToast");
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("counts the viewer at once, then shows the server's count and a toast", async () => {
  const { call, before, after } = await toggle(true, createResponse(true, 9));
  expect(call).toEqual(["/api/posts/e/interest", '{"desired":true}']);
  expect(before).toEqual({ isInterested: true, interestsCount: 3 });
  expect(after).toEqual({ isInterested: true, interestsCount: 9 });
  expect(toasts.toast).toHaveBeenCalledExactlyOnceWith({
    title: "Marked as interested!",
    description: "You'll be notified about this event",
    variant: "success",
  });
  expect(dataset).toEqual({ interest: "e" });
});

it("neither promises notifications nor prompts for push if event notifications are off", async () => {
  const quiet = { isInterested: true, count: 9, quiet: true };
  await toggle(true, Response.json(quiet));
  expect(toasts.toast).toHaveBeenCalledExactlyOnceWith({
    title: "Marked as interested!",
    variant: "success",
  });
  expect(dataset).toEqual({});
});

it("shows a toast when interest is removed", async () => {
  const { before } = await toggle(false, createResponse(false, 1));
  expect(before).toEqual({ isInterested: false, interestsCount: 1 });
  expect(toasts.toast).toHaveBeenCalledExactlyOnceWith({
    title: "Interest removed",
  });
});

it("reverts and shows a toast when the request fails", async () => {
  const { after } = await toggle(true, new Response("", { status: 422 }));
  expect(after).toEqual({ isInterested: false, interestsCount: 2 });
  expect(toasts.errorToast).toHaveBeenCalledExactlyOnceWith(
    "Failed to update interest. Please try again.",
  );
});
