import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rankReasons, type PostType } from "~/features/posts/post";
import {
  toPreferenceBits,
  type PreferenceId,
} from "~/features/users/preference";
import { preferencesByType, rankPosts, type RankedPost } from "./rank-posts";

const posts = (
  ...given: Partial<RankedPost>[]
): (RankedPost & { index: number })[] =>
  given.map((post, index) => ({
    id: `p${index}`,
    userId: `author ${index}`,
    reason: "recent",
    isNew: 1,
    index,
    ...post,
  }));
const many = (count: number, post: Partial<RankedPost> = {}) =>
  Array.from({ length: count }, () => post);
const positions = (given: ReturnType<typeof posts>) =>
  rankPosts(given).map(({ index }) => index);

describe("rankPosts", () => {
  it("keeps the order of time without anything to prefer", () => {
    expect(positions(posts(...many(5)))).toEqual([0, 1, 2, 3, 4]);
  });

  it("puts followed people above preferred types, and both above others", () => {
    const given = posts(
      {},
      {},
      { reason: "preferred" },
      { reason: "followed" },
    );
    expect(positions(given)).toEqual([3, 2, 0, 1]);
  });

  it("lets fresh posts overtake old ones by followed people", () => {
    const given = posts(...many(60), { reason: "followed" });
    expect(positions(given).indexOf(60)).toBe(31);
  });

  it("puts what is new since the previous visit first", () => {
    const old = { isNew: 0 } as const;
    const given = posts({}, {}, { ...old, reason: "followed" }, old);
    expect(positions(given)).toEqual([0, 1, 2, 3]);
  });

  it("keeps the viewer's own posts on top", () => {
    const given = posts({}, { reason: "followed" }, { reason: "own" });
    expect(positions(given)[0]).toBe(2);
  });

  it("shows at most two posts in a row by one author", () => {
    const given = posts(...many(4, { userId: "a" }), {}, {});
    expect(positions(given)).toEqual([0, 1, 4, 2, 3, 5]);
  });

  it("keeps the newest post among the first ten", () => {
    const given = posts({}, ...many(30, { reason: "followed" }));
    expect(positions(given).indexOf(0)).toBe(9);
  });

  it.each<[PreferenceId, PostType]>([
    ["videos", "video"],
    ["verses", "verse"],
    ["prayers", "prayer"],
    ["events", "event"],
    ["sermons", "text"],
    ["sermons", "image"],
    ["testimonies", "text"],
    ["community", "image"],
  ])("maps the preference %s to posts of type %s", (preference, type) => {
    const types = Object.entries(preferencesByType).flatMap(([name, bits]) =>
      bits & toPreferenceBits([preference]) ? [name] : [],
    );
    expect(types).toContain(type);
  });

  it("keeps every post once", () => {
    const page = fc.array(
      fc.record({
        userId: fc.constantFrom("a", "b", "viewer"),
        reason: fc.constantFrom(...rankReasons),
        isNew: fc.constantFrom(0, 1),
      }),
      { maxLength: 100 },
    );
    fc.assert(
      fc.property(page, (given) => {
        const after = positions(posts(...given));
        expect(after.toSorted((a, b) => a - b)).toEqual(given.map((_, i) => i));
      }),
    );
  });
});
