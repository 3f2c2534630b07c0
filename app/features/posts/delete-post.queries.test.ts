import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as toasts from "~/ui/toast-store";
import { deletePost } from "./delete-post.queries";
import type { Post } from "./post";
import { postKeys, type PostPages } from "./post.queries";

const post = (id: string) => ({ id, userId: "ruth" }) as Post;

function pages(...ids: string[][]): PostPages {
  return {
    pages: ids.map((items) => ({ items: items.map(post), next: null })),
    pageParams: ids.map(() => null),
  };
}

function setUp(response: Response) {
  const client = new QueryClient();
  client.setQueryData(postKeys.feed("all"), pages(["9", "8"], ["7", "6"]));
  client.setQueryData(postKeys.byUser("ruth"), pages(["7"]));
  client.setQueryData(postKeys.feed("prayer"), pages(["5"]));
  vi.stubGlobal("fetch", () => Promise.resolve(response));
  const ids = (key: readonly string[]) =>
    client
      .getQueryData<PostPages>(key)
      ?.pages.map(({ items }) => items.map(({ id }) => id).join(""));
  return { client, ids };
}

beforeEach(() => {
  vi.spyOn(toasts, "toast").mockImplementation(() => 0);
  vi.spyOn(toasts, "errorToast").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("deletePost", () => {
  it.each([204, 404])(
    "removes the post from every list, and treats a %i as deleted",
    async (status) => {
      const response =
        status === 204
          ? new Response(null, { status })
          : new Response("gone", { status });
      const { client, ids } = setUp(response);
      const untouched = client.getQueryData(postKeys.feed("prayer"));
      await deletePost(client, post("7"));
      expect(ids(postKeys.feed("all"))).toEqual(["98", "6"]);
      expect(ids(postKeys.byUser("ruth"))).toEqual([""]);
      expect(client.getQueryData(postKeys.feed("prayer"))).toBe(untouched);
      expect(toasts.toast).toHaveBeenCalledExactlyOnceWith({
        title: "Post deleted",
        variant: "success",
      });
    },
  );

  it("keeps the post if the request fails", async () => {
    const { client, ids } = setUp(new Response("", { status: 500 }));
    await deletePost(client, post("7"));
    expect(ids(postKeys.feed("all"))).toEqual(["98", "76"]);
    expect(toasts.errorToast).toHaveBeenCalledExactlyOnceWith(
      "Failed to delete post. Please try again.",
    );
    expect(toasts.toast).not.toHaveBeenCalled();
  });
});
