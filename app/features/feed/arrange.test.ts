import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { postTypes } from "~/shared/enums";
import type { PostType } from "~/features/posts/post";
import { bitsOf } from "~/features/users/preference";
import type { PreferenceId } from "~/features/users/preference";
import { arrange } from "./arrange";

const letters: Record<string, PostType> = {
  t: "text",
  i: "image",
  v: "video",
  p: "prayer",
  e: "event",
  s: "verse",
};

/** Posts by the letters of their kinds; a capital is a post of the reader's own. */
function arranged(kinds: string, ...preferences: PreferenceId[]): string {
  const posts = Array.from(kinds, (letter) => ({
    letter,
    type: letters[letter.toLowerCase()] ?? "text",
    userId: letter === letter.toUpperCase() ? "reader" : "author",
  }));
  const preferenceBits = bitsOf(preferences);
  return arrange(posts, { id: "reader", preferenceBits })
    .map(({ letter }) => letter)
    .join("");
}

describe("arrange", () => {
  it("lets a preferred post rise by three places and no more", () => {
    expect(arranged("tttttp", "prayers")).toBe("ttpttt");
    expect(arranged("ttp", "prayers")).toBe("ptt");
  });

  it("lets several rise together, in their order", () => {
    expect(arranged("ttttpvp", "prayers", "videos")).toBe("tptvtpt");
  });

  it("lets nothing pass what the reader has written", () => {
    expect(arranged("Tp", "prayers")).toBe("Tp");
    expect(arranged("ttTp", "prayers")).toBe("Tptt");
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
  ])("takes %s for posts of the kind %s", (preference, letter) => {
    const other = letter === "p" ? "v" : "p";
    expect(arranged(other + letter, preference)).toBe(letter + other);
  });

  it.each<PreferenceId[][]>([
    [[]],
    [["games"]],
    [["videos", "verses", "prayers", "events", "community"]],
  ])("leaves the page as it is for %j", (preferences) => {
    expect(arranged("tvpseitv", ...preferences)).toBe("tvpseitv");
  });

  it("keeps every post, moves none far, and lets none pass its like", () => {
    const page = fc.array(fc.constantFrom(...postTypes), { maxLength: 40 });
    fc.assert(
      fc.property(page, fc.nat(255), (types, bits) => {
        const posts = types.map((type, id) => ({ type, id, userId: "author" }));
        const after = arrange(posts, { id: "reader", preferenceBits: bits });
        expect(after.toSorted((a, b) => a.id - b.id)).toEqual(posts);
        after.forEach(({ id }, place) => {
          expect(Math.abs(id - place)).toBeLessThanOrEqual(3);
        });
        for (const type of postTypes) {
          const ids = after.filter((post) => post.type === type);
          expect(ids).toEqual(ids.toSorted((a, b) => a.id - b.id));
        }
      }),
    );
  });
});
