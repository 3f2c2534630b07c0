import { describe, expect, it } from "vitest";
import type { Post } from "~/features/posts/post";
import type { PostPages } from "~/features/posts/post.queries";
import { withNewest } from "./new-posts.queries";

const posts = (ids: string) => Array.from(ids, (id) => ({ id }) as Post);

function pages(...ids: string[]): PostPages {
  return {
    pages: ids.map((items) => ({ items: posts(items), next: "more" })),
    pageParams: ids.map(() => undefined),
  };
}

function after(before: PostPages, fetched: string, next: string | null = "x") {
  const { pages: merged, pageParams } = withNewest(before, {
    items: posts(fetched),
    next,
  });
  expect(pageParams).toHaveLength(merged.length);
  return merged.map(({ items }) => items.map(({ id }) => id).join(""));
}

describe("withNewest", () => {
  it("puts what is new on top, each post once", () => {
    expect(after(pages("cb", "a"), "edcb")).toEqual(["edcb", "a"]);
  });

  it("finds what was written before one's own post on top", () => {
    expect(after(pages("ecb", "a"), "edcb")).toEqual(["edcb", "a"]);
  });

  it("keeps the order in which the newest page comes", () => {
    expect(after(pages("cab", "0"), "eacdb")).toEqual(["eacdb", "0"]);
    expect(after(pages("dbca", ""), "fdecb")).toEqual(["fdecba", ""]);
  });

  it("meets a page whose last is not its oldest", () => {
    expect(after(pages("cba"), "bdc")).toEqual(["bdca"]);
  });

  it("begins anew where posts between are missing", () => {
    expect(after(pages("cb", "a"), "hgf")).toEqual(["hgf"]);
  });

  it("takes all there is for a list that was empty", () => {
    expect(after(pages(""), "ba", null)).toEqual(["ba"]);
  });
});
