import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import type { Post } from "~/features/posts/post";
import { postKeys } from "~/features/posts/post.queries";
import * as toasts from "~/ui/toast-store";
import { toggleLike } from "./like.queries";

const post = {
  id: "p",
  isLikedByUser: false,
  _count: { likes: 4, comments: 1 },
} as Post;

/** Likes the post. Returns the request, and what is shown before and after the response. */
async function like(response: Response) {
  const client = new QueryClient();
  client.setQueryData(postKeys.detail("p"), post);
  const fetcher = vi.fn<typeof fetch>(() => Promise.resolve(response));
  vi.stubGlobal("fetch", fetcher);
  const shown = () => {
    const now = client.getQueryData<Post>(postKeys.detail("p"));
    return [now?.isLikedByUser, now?._count];
  };
  const liked = toggleLike(client, post, true);
  const before = shown();
  await liked;
  const [url, init] = fetcher.mock.calls[0] ?? [];
  return { call: [url, init?.body], before, after: shown() };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("adds a like at once, then shows the server's count", async () => {
  const { call, before, after } = await like(
    Response.json({ liked: true, likesCount: 12 }),
  );
  expect(call).toEqual(["/api/posts/p/like", '{"desired":true}']);
  expect(before).toEqual([true, { likes: 5, comments: 1 }]);
  expect(after).toEqual([true, { likes: 12, comments: 1 }]);
});

it("shows an error if the request fails", async () => {
  const toast = vi.spyOn(toasts, "errorToast");
  const { after } = await like(new Response("", { status: 503 }));
  expect(after).toEqual([false, { likes: 4, comments: 1 }]);
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    "Failed to like post. Please try again.",
  );
});
