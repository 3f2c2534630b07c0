import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import type { Post } from "~/features/posts/post";
import { postKeys } from "~/features/posts/post.queries";
import * as toasts from "~/ui/toast-store";
import { wantLike } from "./like.queries";

const post = {
  id: "p",
  isLikedByUser: false,
  _count: { likes: 4, comments: 1 },
} as Post;

/** Likes the post, over a server that answers so: what is sent, shown before, and shown after. */
async function like(response: Response) {
  const client = new QueryClient();
  client.setQueryData(postKeys.one("p"), post);
  const fetcher = vi.fn<typeof fetch>(() => Promise.resolve(response));
  vi.stubGlobal("fetch", fetcher);
  const shown = () => {
    const now = client.getQueryData<Post>(postKeys.one("p"));
    return [now?.isLikedByUser, now?._count];
  };
  const liked = wantLike(client, post, true);
  const before = shown();
  await liked;
  const [url, init] = fetcher.mock.calls[0] ?? [];
  return { call: [url, init?.body], before, after: shown() };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("is one more like at once, and the server's number after", async () => {
  const { call, before, after } = await like(
    Response.json({ liked: true, likesCount: 12 }),
  );
  expect(call).toEqual(["/api/posts/p/like", '{"desired":true}']);
  expect(before).toEqual([true, { likes: 5, comments: 1 }]);
  expect(after).toEqual([true, { likes: 12, comments: 1 }]);
});

it("says so where it fails", async () => {
  const toast = vi.spyOn(toasts, "failureToast");
  const { after } = await like(new Response("", { status: 503 }));
  expect(after).toEqual([false, { likes: 4, comments: 1 }]);
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    "Failed to like post. Please try again.",
  );
});
