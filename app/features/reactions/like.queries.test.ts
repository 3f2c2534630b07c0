import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Post } from "~/features/posts/post";
import { postKeys } from "~/features/posts/post.queries";
import * as toasts from "~/ui/toast-store";
import { wantLike } from "./like.queries";

const post = {
  id: "p",
  isLikedByUser: false,
  _count: { likes: 4, comments: 0 },
} as Post;

/** A server that answers when the test says so. */
function setUp() {
  const client = new QueryClient();
  client.setQueryData(postKeys.one("p"), post);
  const answers: ((response: Response) => Promise<void>)[] = [];
  const fetcher = vi.fn<typeof fetch>(
    () =>
      new Promise((resolve) => {
        answers.push((response) => {
          resolve(response);
          return settle();
        });
      }),
  );
  vi.stubGlobal("fetch", fetcher);
  const toast = vi.spyOn(toasts, "failureToast");
  const shown = () => {
    const { isLikedByUser, _count } =
      client.getQueryData<Post>(postKeys.one("p")) ?? post;
    return [isLikedByUser, _count.likes];
  };
  const bodies = () => fetcher.mock.calls.map(([, init]) => init?.body);
  const want = (liked: boolean) => {
    wantLike(
      client,
      client.getQueryData<Post>(postKeys.one("p")) ?? post,
      liked,
    );
  };
  const answer = async (response: Response) => {
    await answers.shift()?.(response);
  };
  return { shown, bodies, want, answer, toast };
}

function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("wantLike", () => {
  it("shows the wish at once and the server's numbers after", async () => {
    const { want, shown, bodies, answer } = setUp();
    want(true);
    expect(shown()).toEqual([true, 5]);
    expect(bodies()).toEqual(['{"desired":true}']);
    await answer(Response.json({ liked: true, likesCount: 12 }));
    expect(shown()).toEqual([true, 12]);
  });

  it("keeps a newer wish on the screen while older answers arrive", async () => {
    const { want, shown, bodies, answer } = setUp();
    want(true);
    want(false);
    expect(shown()).toEqual([false, 4]);
    await answer(Response.json({ liked: true, likesCount: 12 }));
    expect(shown()).toEqual([false, 11]);
    expect(bodies()).toEqual(['{"desired":true}', '{"desired":false}']);
    await answer(Response.json({ liked: false, likesCount: 11 }));
    expect(shown()).toEqual([false, 11]);
  });

  it("takes a failed like back and says so", async () => {
    const { want, shown, answer, toast } = setUp();
    want(true);
    await answer(new Response("", { status: 503 }));
    expect(shown()).toEqual([false, 4]);
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      "Failed to like post. Please try again.",
    );
  });

  it("starts again from the server's last word", async () => {
    const { want, shown, bodies, answer } = setUp();
    want(true);
    await answer(Response.json({ liked: true, likesCount: 5 }));
    want(false);
    await answer(new Response("", { status: 500 }));
    expect(shown()).toEqual([true, 5]);
    want(false);
    await answer(Response.json({ liked: false, likesCount: 4 }));
    expect(shown()).toEqual([false, 4]);
    expect(bodies()).toHaveLength(3);
  });

  it("asks nothing where the wish is fulfilled already", () => {
    const { want, shown, bodies } = setUp();
    want(false);
    expect(bodies()).toEqual([]);
    expect(shown()).toEqual([false, 4]);
  });
});
