import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { postTypes } from "~/shared/enums";
import type { PostType } from "~/features/posts/post";
import {
  toPreferenceBits,
  type PreferenceId,
} from "~/features/users/preference";
import { rankPosts } from "./rank-posts";

const letters: Record<string, PostType> = {
  t: "text",
  i: "image",
  v: "video",
  p: "prayer",
  e: "event",
  s: "verse",
};

/** One letter per post type; a capital is the viewer's own post. */
function rank(kinds: string, ...preferences: PreferenceId[]): string {
  const posts = Array.from(kinds, (letter) => ({
    letter,
    type: letters[letter.toLowerCase()] ?? "text",
    userId: letter === letter.toUpperCase() ? "viewer" : "author",
  }));
  const preferenceBits = toPreferenceBits(preferences);
  return rankPosts(posts, { id: "viewer", preferenceBits })
    .map(({ letter }) => letter)
    .join("");
}

describe("rankPosts", () => {
  it("moves a preferred post up by at most three positions", () => {
    expect(rank("tttttp", "prayers")).toBe("ttpttt");
    expect(rank("ttp", "prayers")).toBe("ptt");
  });

  it("moves several preferred posts up and keeps their order", () => {
    expect(rank("ttttpvp", "prayers", "videos")).toBe("tptvtpt");
  });

  it("doesn't move a post above the viewer's own", () => {
    expect(rank("Tp", "prayers")).toBe("Tp");
    expect(rank("ttTp", "prayers")).toBe("Tptt");
  });

  it.each<[PreferenceId, string]>([
    ["videos", "v"],
    ["verses", "s"],
    ["prayers", "p"],
    ["events", "e"],
    ["sermons", "t"],
    ["sermons", "i"],
    ["testimonies", "t"],
    ["community", "i"],
  ])("maps the preference %s to posts of type %s", (preference, letter) => {
    const other = letter === "p" ? "v" : "p";
    expect(rank(other + letter, preference)).toBe(letter + other);
  });

  it.each<PreferenceId[][]>([
    [[]],
    [["games"]],
    [["videos", "verses", "prayers", "events", "community"]],
  ])("doesn't change the page for %j", (preferences) => {
    expect(rank("tvpseitv", ...preferences)).toBe("tvpseitv");
  });

  it("keeps every post, moves none by more than three positions, and keeps the order within each type", () => {
    const page = fc.array(fc.constantFrom(...postTypes), { maxLength: 40 });
    fc.assert(
      fc.property(page, fc.nat(255), (types, bits) => {
        const posts = types.map((type, id) => ({ type, id, userId: "author" }));
        const after = rankPosts(posts, { id: "viewer", preferenceBits: bits });
        expect(after.toSorted((a, b) => a.id - b.id)).toEqual(posts);
        after.forEach(({ id }, index) => {
          expect(Math.abs(id - index)).toBeLessThanOrEqual(3);
        });
        for (const type of postTypes) {
          const ids = after.filter((post) => post.type === type);
          expect(ids).toEqual(ids.toSorted((a, b) => a.id - b.id));
        }
      }),
    );
  });
});
