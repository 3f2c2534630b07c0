import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { postTypes } from "~/shared/enums";
import type { PostType } from "~/features/posts/post";
import {
  toPreferenceBits,
  type PreferenceId,
} from "~/features/users/preference";
import { rankPosts, type RankedPost } from "./rank-posts";

const posts = (
  ...given: Partial<RankedPost>[]
): (RankedPost & { index: number })[] =>
  given.map((post, index) => ({
    id: `p${index}`,
    userId: `author ${index}`,
    type: "text",
    isFollowed: false,
    createdAt: 1000 - index,
    index,
    ...post,
  }));
const many = (count: number, post: Partial<RankedPost> = {}) =>
  Array.from({ length: count }, () => post);
const viewer = { id: "viewer", preferenceBits: 0, seenAt: 2000 };
const rank = (
  given: ReturnType<typeof posts>,
  changes: Partial<typeof viewer> = {},
) => rankPosts(given, { ...viewer, ...changes });
const positions = (...args: Parameters<typeof rank>) =>
  rank(...args).map(({ post }) => post.index);

describe("rankPosts", () => {
  it("keeps the order of time without anything to prefer", () => {
    expect(positions(posts(...many(5)))).toEqual([0, 1, 2, 3, 4]);
  });

  it("puts followed people above preferred types, and both above others", () => {
    const given = posts({}, {}, { type: "prayer" }, { isFollowed: true });
    const preferenceBits = toPreferenceBits(["prayers"]);
    const ranked = rank(given, { preferenceBits });
    expect(ranked.map(({ post }) => post.index)).toEqual([3, 2, 0, 1]);
    expect(ranked.map(({ reason }) => reason)).toEqual([
      "followed",
      "preferred",
      "recent",
      "recent",
    ]);
  });

  it("lets fresh posts overtake old ones by followed people", () => {
    const given = posts(...many(60), { isFollowed: true });
    expect(positions(given).indexOf(60)).toBe(31);
  });

  it("puts what is new since the previous visit first", () => {
    const given = posts({}, {}, { isFollowed: true }, {});
    const ranked = rank(given, { seenAt: 998.5 });
    expect(ranked.map(({ post }) => post.index)).toEqual([0, 1, 2, 3]);
    expect(ranked[0]?.reason).toBe("new");
  });

  it("keeps the viewer's own posts on top", () => {
    const given = posts({}, { isFollowed: true }, { userId: "viewer" });
    expect(rank(given)[0]).toMatchObject({ post: { index: 2 }, reason: "own" });
  });

  it("shows at most two posts in a row by one author", () => {
    const given = posts(...many(4, { userId: "a" }), {}, {});
    expect(positions(given)).toEqual([0, 1, 4, 2, 3, 5]);
  });

  it("keeps the newest post among the first ten", () => {
    const given = posts({}, ...many(30, { isFollowed: true }));
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
    const other = type === "prayer" ? "video" : "prayer";
    const preferenceBits = toPreferenceBits([preference]);
    const given = posts({ type: other }, { type });
    expect(positions(given, { preferenceBits })).toEqual([1, 0]);
  });

  it("keeps every post once", () => {
    const page = fc.array(
      fc.record({
        type: fc.constantFrom(...postTypes),
        userId: fc.constantFrom("a", "b", "viewer"),
        isFollowed: fc.boolean(),
      }),
      { maxLength: 100 },
    );
    fc.assert(
      fc.property(page, fc.nat(255), fc.nat(1100), (given, bits, seenAt) => {
        const after = positions(posts(...given), {
          preferenceBits: bits,
          seenAt,
        });
        expect(after.toSorted((a, b) => a - b)).toEqual(given.map((_, i) => i));
      }),
    );
  });
});
