import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import type { Post } from "./post";
import {
  patchPost,
  postKeys,
  prependPost,
  type PostPages,
} from "./post.queries";
import { makePost } from "../../../tests/helpers/make-post";

const post = (id: string) => makePost({ id, content: id });

function setUp() {
  const client = new QueryClient();
  const pages = (...ids: string[][]): PostPages => ({
    pages: ids.map((page) => ({ items: page.map(post), next: null })),
    pageParams: ids.map(() => null),
  });
  client.setQueryData(postKeys.feed("all"), pages(["a", "b"], ["c"]));
  client.setQueryData(postKeys.byUser("u"), pages(["c"]));
  client.setQueryData(postKeys.detail("c"), post("c"));
  const list = (key: readonly unknown[]) =>
    client.getQueryData<PostPages>(key)?.pages ?? [];
  return { client, list };
}

const like = (old: Post): Post => ({ ...old, isLikedByUser: true });

describe("patchPost", () => {
  it("changes a post in every list and in its detail", () => {
    const { client, list } = setUp();
    patchPost(client, "c", like);
    const [, second] = list(postKeys.feed("all"));
    expect(second?.items[0]?.isLikedByUser).toBe(true);
    expect(list(postKeys.byUser("u"))[0]?.items[0]?.isLikedByUser).toBe(true);
    expect(client.getQueryData<Post>(postKeys.detail("c"))?.isLikedByUser).toBe(
      true,
    );
  });

  it("doesn't change anything else", () => {
    const { client, list } = setUp();
    const before = list(postKeys.feed("all"));
    const alone = list(postKeys.byUser("u"));
    patchPost(client, "a", like);
    const after = list(postKeys.feed("all"));
    expect(after[0]?.items[1]).toBe(before[0]?.items[1]);
    expect(after[1]).toBe(before[1]);
    expect(list(postKeys.byUser("u"))).toBe(alone);
  });

  it("does nothing for a post that isn't cached", () => {
    const { client } = setUp();
    patchPost(client, "x", like);
    expect(client.getQueryData(postKeys.detail("x"))).toBeUndefined();
  });
});

describe("prependPost", () => {
  it("prepends the post once", () => {
    const { client, list } = setUp();
    prependPost(client, postKeys.feed("all"), post("n"));
    prependPost(client, postKeys.feed("all"), post("n"));
    expect(list(postKeys.feed("all"))[0]?.items.map(({ id }) => id)).toEqual([
      "n",
      "a",
      "b",
    ]);
  });

  it("doesn't create a list that isn't loaded", () => {
    const { client } = setUp();
    prependPost(client, postKeys.feed("event"), post("n"));
    expect(client.getQueryData(postKeys.feed("event"))).toBeUndefined();
  });
});
