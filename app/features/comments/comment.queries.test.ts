import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Pages } from "~/client/use-pages";
import type { Post } from "~/features/posts/post";
import { postKeys } from "~/features/posts/post.queries";
import * as toasts from "~/ui/toast-store";
import { groupThreads, type Comment } from "./comment";
import { deleteComment, addCommentToCache } from "./comment.queries";

const comment = (id: string) =>
  ({ id, parentId: null, repliesCount: 0 }) as unknown as Comment;

function setUp(response: Response) {
  const client = new QueryClient();
  client.setQueryData(postKeys.detail("p"), {
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
  vi.stubGlobal("fetch", () => Promise.resolve(response));
  const state = () => [
    groupThreads(
      client
        .getQueryData<Pages<Comment>>(["comments", "p"])
        ?.pages.flatMap(({ items }) => items) ?? [],
    ).map(({ id }) => id),
    client.getQueryData<Post>(postKeys.detail("p"))?._count.comments,
  ];
  return { client, state };
}

beforeEach(() => {
  vi.spyOn(toasts, "toast").mockImplementation(() => 0);
  vi.spyOn(toasts, "errorToast").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("addCommentToCache", () => {
  it("keeps the new comment when an earlier request completes later", async () => {
    const { client, state } = setUp(new Response());
    let resolvePage: (page: object) => void = () => undefined;
    const early = new Promise<object>((resolve) => (resolvePage = resolve));
    const list = new InfiniteQueryObserver(client, {
      queryKey: ["comments", "p"],
      queryFn: () => early,
      initialPageParam: null,
      getNextPageParam: () => null,
    });
    const leave = list.subscribe(() => undefined);
    expect(list.getCurrentResult().isFetching).toBe(true);
    await addCommentToCache(client, "p", comment("4"));
    resolvePage({ items: ["1", "2", "3"].map(comment), next: null });
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
    ["deleted already", new Response("", { status: 404 })],
  ])("decreases the count if the comment was %s", async (_case, response) => {
    const { client, state } = setUp(response);
    await deleteComment(client, "p", comment("2"));
    expect(state()).toEqual([["1", "3"], 2]);
    expect(toasts.toast).toHaveBeenCalledOnce();
  });

  it("restores the comment at its position if the request fails", async () => {
    const { client, state } = setUp(new Response("", { status: 500 }));
    await deleteComment(client, "p", comment("2"));
    expect(state()).toEqual([["1", "2", "3"], 3]);
    expect(toasts.errorToast).toHaveBeenCalledExactlyOnceWith(
      "Failed to delete comment. Please try again.",
    );
  });
});

describe("groupThreads", () => {
  it("puts replies under their comment, also if it is deleted or its page came later", () => {
    const reply = (id: string, parentId: string, repliesCount: number) => ({
      ...comment(id),
      parentId,
      repliesCount,
    });
    const threads = groupThreads([
      reply("5", "1", 2),
      comment("3"),
      reply("4", "2", 1),
      comment("1"),
      comment("3"),
    ]);
    expect(
      threads.map(({ id, comment, replies, moreCount }) => [
        id,
        comment?.id,
        replies.map((item) => item.id),
        moreCount,
      ]),
    ).toEqual([
      ["1", "1", ["5"], 1],
      ["2", undefined, ["4"], 0],
      ["3", "3", [], 0],
    ]);
  });
});
