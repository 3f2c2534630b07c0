import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "~/browser/api-client";
import type { Pages } from "~/browser/use-pages";
import type { Post } from "~/features/posts/post";
import { postKeys } from "~/features/posts/post.queries";
import * as toasts from "~/ui/toast-store";
import type { Comment } from "./comment";
import {
  commentFailure,
  commentsOf,
  deleteComment,
  showComment,
} from "./comment.queries";

const comment = (id: string) => ({ id }) as Comment;

function setUp(answer: Response) {
  const client = new QueryClient();
  client.setQueryData(postKeys.one("p"), {
    id: "p",
    _count: { likes: 0, comments: 3 },
  });
  client.setQueryData(["comments", "p"], {
    pages: [
      { items: ["1", "2"].map(comment), next: "2" },
      { items: [comment("3")], next: null },
    ],
    pageParams: [null, "2"],
  });
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
  const state = () => [
    commentsOf(
      client
        .getQueryData<Pages<Comment>>(["comments", "p"])
        ?.pages.flatMap(({ items }) => items),
    ).map(({ id }) => id),
    client.getQueryData<Post>(postKeys.one("p"))?._count.comments,
  ];
  return { client, state };
}

beforeEach(() => {
  vi.spyOn(toasts, "toast").mockImplementation(() => 0);
  vi.spyOn(toasts, "failureToast").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("showComment", () => {
  it("says the limit in the server's words, where that is why it was refused", () => {
    const detail = "You can write 60 comments an hour: again in 12 minutes.";
    const refused = (status: number) =>
      new ApiError(status, "", { type: "", title: "", status, detail });
    expect(commentFailure(refused(429))).toBe(detail);
    expect(commentFailure(refused(500))).toMatch(/^Failed to add comment/);
  });

  it("keeps it where an answer from before comes after it", async () => {
    const { client, state } = setUp(new Response());
    let answer: (page: object) => void = () => undefined;
    const early = new Promise<object>((resolve) => (answer = resolve));
    const list = new InfiniteQueryObserver(client, {
      queryKey: ["comments", "p"],
      queryFn: () => early,
      initialPageParam: null,
      getNextPageParam: () => null,
    });
    const leave = list.subscribe(() => undefined);
    expect(list.getCurrentResult().isFetching).toBe(true);
    await showComment(client, "p", comment("4"));
    answer({ items: ["1", "2", "3"].map(comment), next: null });
    await vi.waitFor(() => {
      expect(list.getCurrentResult().isFetching).toBe(false);
    });
    leave();
    expect(state()).toEqual([["1", "2", "3", "4"], 4]);
  });
});

describe("deleteComment", () => {
  it.each([
    ["deleted", new Response(null, { status: 204 })],
    ["gone already", new Response("", { status: 404 })],
  ])("counts one fewer when it is %s", async (_case, answer) => {
    const { client, state } = setUp(answer);
    await deleteComment(client, "p", comment("2"));
    expect(state()).toEqual([["1", "3"], 2]);
    expect(toasts.toast).toHaveBeenCalledOnce();
  });

  it("brings it back between its neighbours when that fails", async () => {
    const { client, state } = setUp(new Response("", { status: 500 }));
    await deleteComment(client, "p", comment("2"));
    expect(state()).toEqual([["1", "2", "3"], 3]);
    expect(toasts.failureToast).toHaveBeenCalledExactlyOnceWith(
      "Failed to delete comment. Please try again.",
    );
  });
});
