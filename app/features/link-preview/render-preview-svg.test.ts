import { describe, expect, it } from "vitest";
import type { Post } from "~/features/posts/post";
import { renderPreviewSvg } from "./render-preview-svg";
import { avatarHref, type HasImage } from "./svg-parts";
import { buildPreviewContent } from "./preview-content";
import { makePost, ruth } from "../../../tests/helpers/make-post";

const post = makePost({ content: "Grace & peace" });
const render = (change: Partial<Post>, has: HasImage = () => false) =>
  renderPreviewSvg(buildPreviewContent({ ...post, ...change }, "Product"), has);
const listTexts = (svg: string) =>
  Array.from(svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, text]) => text);

describe("the preview of a post", () => {
  it("shows the text, the author and the product", () => {
    const { username } = ruth;
    expect(listTexts(render({}))).toEqual([
      "Grace &amp; peace",
      "RW",
      "Ruth Weaver",
      `@${username}`,
      "Product",
    ]);
  });

  it("names nobody for an anonymous request", () => {
    const svg = render({ type: "prayer", userId: null, user: null });
    expect(listTexts(svg)).toEqual(
      expect.arrayContaining(["A", "Anonymous", "Product"]),
    );
    expect(svg).not.toContain("@");
  });

  it("shows no initials if there is an avatar", () => {
    const svg = render({}, (href) => href === avatarHref);
    expect(svg).toContain(avatarHref);
    expect(listTexts(svg)).not.toContain("RW");
  });

  it("leaves out texts and names that the font can't render", () => {
    const user = { ...ruth, firstName: "은혜", lastName: "김" };
    const { username } = user;
    expect(listTexts(render({ user, content: "하나님이 세상을" }))).toEqual([
      "A post on Product",
      username.slice(0, 2).toUpperCase(),
      `@${username}`,
      "Product",
    ]);
  });
});
