import { describe, expect, it } from "vitest";
import type { Post } from "~/features/posts/post";
import type { PostPages } from "~/features/posts/post.queries";
import { mergeNewestPage } from "./new-posts.queries";

const posts = (ids: string) => Array.from(ids, (id) => ({ id }) as Post);

function pages(...ids: string[]): PostPages {
  return {
    pages: ids.map((items) => ({ items: posts(items), next: "more" })),
    pageParams: ids.map(() => null),
  };
}

function after(before: PostPages, fetched: string, next: string | null = "x") {
  const { pages: merged, pageParams } = mergeNewestPage(before, {
    items: posts(fetched),
    next,
  });
  expect(pageParams).toHaveLength(merged.length);
  return merged.map(({ items }) => items.map(({ id }) => id).join(""));
}

describe("mergeNewestPage", () => {
  it("puts new posts on top, each post once", () => {
    expect(after(pages("cb", "a"), "edcb")).toEqual(["edcb", "a"]);
  });

  it("adds posts that are older than the viewer's own new post", () => {
    expect(after(pages("ecb", "a"), "edcb")).toEqual(["edcb", "a"]);
  });

  it("keeps the order of the newest page", () => {
    expect(after(pages("cab", "0"), "eacdb")).toEqual(["eacdb", "0"]);
    expect(after(pages("dbca", ""), "fdecb")).toEqual(["fdecba", ""]);
  });

  it("detects the overlap if the page's last post isn't its oldest", () => {
    expect(after(pages("cba"), "bdc")).toEqual(["bdca"]);
  });

  it("replaces the list if posts in between are missing", () => {
    expect(after(pages("cb", "a"), "hgf")).toEqual(["hgf"]);
  });

  it("fills an empty list", () => {
    expect(after(pages(""), "ba", null)).toEqual(["ba"]);
  });
});
