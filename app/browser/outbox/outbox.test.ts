import { describe, expect, it } from "vitest";
import { meaningOf } from "./answer";
import { hasExpired, placed } from "./item";
import type { Item, NewItem } from "./item";

const like = (key: string): NewItem => ({
  kind: "like",
  url: "/api/posts/1/like",
  body: { desired: true },
  key,
  slot: "like:1",
  about: null,
});
const comment: NewItem = { ...like("c"), kind: "comment" };
delete comment.slot;

describe("an item", () => {
  const first = placed([], like("a"), "ruth", 10);

  it("stands behind what waits already", () => {
    const second = placed([first], comment, "ruth", 20);
    expect(second).toMatchObject({ id: 2, state: "waiting", at: 20, tries: 0 });
    expect(placed([first, second], comment, "ruth", 30).id).toBe(3);
  });

  it("takes the place of an older wish, failed or not, under a key of its own", () => {
    const failed: Item = { ...first, state: "failed", problem: "No" };
    const newer = placed([failed, { ...first, id: 2 }], like("b"), "ruth", 20);
    expect(newer).toMatchObject({ id: 1, key: "b", state: "waiting" });
    expect(newer).not.toHaveProperty("problem");
  });

  it("takes nobody else's place", () => {
    expect(placed([first], like("b"), "boaz", 20).id).toBe(2);
  });
});

describe("an item on a shared device", () => {
  const item = placed([], like("a"), "ruth", 0);
  const week = 7 * 86_400_000;

  it("waits 7 days for its owner while somebody else is signed in", () => {
    expect(hasExpired(item, "boaz", week - 1)).toBe(false);
    expect(hasExpired(item, "boaz", week)).toBe(true);
  });

  it("never expires for its owner", () => {
    expect(hasExpired(item, "ruth", 10 * week)).toBe(false);
  });
});

describe("an answer", () => {
  const meaning = (status: number, tries = 0, isJson = true) =>
    meaningOf({ status, isJson, retryAfter: null, problem: null }, tries, 0);

  it.each([200, 201])("of %i means that it is done", (status) => {
    expect(meaning(status).is).toBe("sent");
  });

  it("that is no JSON comes from something else on the way", () => {
    expect(meaning(200, 0, false).is).toBe("later");
  });

  it("of 401 means that nothing of this person goes now", () => {
    expect(meaning(401).is).toBe("refused");
  });

  it.each([403, 404, 409, 410, 413, 422])("of %i is final", (status) => {
    expect(meaning(status)).toMatchObject({
      is: "failed",
      problem: expect.stringMatching(/./) as string,
    });
  });

  it.each([408, 425, 429, 502, 503, 504])("of %i may pass", (status) => {
    expect(meaning(status, 1000).is).toBe("later");
  });

  it("of 500 may pass, but not for ever", () => {
    expect(meaning(500, 3)).toMatchObject({
      is: "later",
      change: { tries: 4 },
    });
    expect(meaning(500, 20).is).toBe("failed");
  });

  it("says when to come back, and why not", () => {
    const problem = { type: "about:blank", title: "", status: 0, detail: "So" };
    const answer = { isJson: false, problem, retryAfter: 7 };
    expect(meaningOf({ ...answer, status: 429 }, 0, 1000)).toEqual({
      is: "later",
      change: { tries: 0, after: 8000 },
    });
    expect(meaningOf({ ...answer, status: 409 }, 0, 0)).toEqual({
      is: "failed",
      problem: "So",
    });
  });
});
