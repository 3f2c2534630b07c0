import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Post } from "~/features/posts/post";
import { postKeys } from "~/features/posts/post.queries";
import * as toasts from "~/ui/toast-store";
import { wantInterest } from "./interest.queries";

/** Over a server that answers so: what is sent, shown before the answer, and shown after. */
async function want(interested: boolean, response: Response) {
  const client = new QueryClient();
  const eventData = { isInterested: !interested, interestsCount: 2 };
  const post = { id: "e", eventData } as Post;
  client.setQueryData(postKeys.one("e"), post);
  const fetcher = vi.fn<typeof fetch>(() => Promise.resolve(response));
  vi.stubGlobal("fetch", fetcher);
  const shown = () => client.getQueryData<Post>(postKeys.one("e"))?.eventData;
  const settled = wantInterest(client, post, interested);
  const before = shown();
  await settled;
  const [url, init] = fetcher.mock.calls[0] ?? [];
  return { call: [url, init?.body], before, after: shown() };
}

const reply = (isInterested: boolean, count: number) =>
  Response.json({ isInterested, count });

let dataset: DOMStringMap;

beforeEach(() => {
  dataset = {};
  vi.stubGlobal("document", { documentElement: { dataset } });
  vi.spyOn(toasts, "toast");
  vi.spyOn(toasts, "failureToast");
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("is one more at once, then the server's count, and says what it means", async () => {
  const { call, before, after } = await want(true, reply(true, 9));
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

it("promises nothing, and asks nothing, where they want to hear nothing of events", async () => {
  const quiet = { isInterested: true, count: 9, quiet: true };
  await want(true, Response.json(quiet));
  expect(toasts.toast).toHaveBeenCalledExactlyOnceWith({
    title: "Marked as interested!",
    variant: "success",
  });
  expect(dataset).toEqual({});
});

it("says where the mark is gone", async () => {
  const { before } = await want(false, reply(false, 1));
  expect(before).toEqual({ isInterested: false, interestsCount: 1 });
  expect(toasts.toast).toHaveBeenCalledExactlyOnceWith({
    title: "Interest removed",
  });
});

it("says where it fails", async () => {
  const { after } = await want(true, new Response("", { status: 422 }));
  expect(after).toEqual({ isInterested: false, interestsCount: 2 });
  expect(toasts.failureToast).toHaveBeenCalledExactlyOnceWith(
    "Failed to update interest. Please try again.",
  );
});
