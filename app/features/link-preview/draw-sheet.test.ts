import { describe, expect, it } from "vitest";
import type { Post } from "~/features/posts/post";
import { drawSheet } from "./draw-sheet";
import { faceHref } from "./parts";
import type { Has } from "./parts";
import { sheetOf } from "./sheet";
import { aPost } from "../../../tests/helpers/a-post";

const post = aPost({ content: "Grace & peace" });
const draw = (change: Partial<Post>, has: Has = () => false) =>
  drawSheet(sheetOf({ ...post, ...change }, "Product"), has);
const textOf = (svg: string) =>
  Array.from(svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, text]) => text);

describe("the card of a post", () => {
  it("says its words, who wrote them and where", () => {
    const { username } = post.user;
    expect(textOf(draw({}))).toEqual([
      "Grace &amp; peace",
      "RW",
      "Ruth Weaver",
      `@${username}`,
      "Product",
    ]);
  });

  it("has no initials where there is a face", () => {
    const svg = draw({}, (href) => href === faceHref);
    expect(svg).toContain(faceHref);
    expect(textOf(svg)).not.toContain("RW");
  });

  it("leaves out words and names that there are no letters for", () => {
    const user = { ...post.user, firstName: "은혜", lastName: "김" };
    const { username } = user;
    expect(textOf(draw({ user, content: "하나님이 세상을" }))).toEqual([
      "A post on Product",
      username.slice(0, 2).toUpperCase(),
      `@${username}`,
      "Product",
    ]);
  });
});
