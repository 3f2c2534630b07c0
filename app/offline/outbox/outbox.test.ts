import { describe, expect, it } from "vitest";
import { ApiError } from "~/client/api-client";
import { classifyError } from "./flush";
import {
  hasExpired,
  toStoredItem,
  type Item,
  type NewItem,
} from "~/client/outbox-item";

const like = (key: string): NewItem => ({
  kind: "like",
  url: "/api/posts/1/like",
  body: { desired: true },
  key,
  slot: "like:1",
  payload: null,
});
const comment: NewItem = { ...like("c"), kind: "comment" };
delete comment.slot;

describe("toStoredItem", () => {
  const first = toStoredItem([], like("a"), "ruth", 10);

  it("appends the item", () => {
    const second = toStoredItem([first], comment, "ruth", 20);
    expect(second).toMatchObject({
      id: 2,
      state: "waiting",
      createdAt: 20,
      attempts: 0,
    });
    expect(toStoredItem([first, second], comment, "ruth", 30).id).toBe(3);
  });

  it("replaces an older item with the same slot, failed or not, under a new key", () => {
    const failed: Item = { ...first, state: "failed", errorMessage: "No" };
    const newer = toStoredItem(
      [failed, { ...first, id: 2 }],
      like("b"),
      "ruth",
      20,
    );
    expect(newer).toMatchObject({ id: 1, key: "b", state: "waiting" });
    expect(newer).not.toHaveProperty("errorMessage");
  });

  it("doesn't replace another user's item", () => {
    expect(toStoredItem([first], like("b"), "boaz", 20).id).toBe(2);
  });
});

describe("hasExpired", () => {
  const item = toStoredItem([], like("a"), "ruth", 0);
  const week = 7 * 86_400_000;

  it("is true after 7 days while another user is signed in", () => {
    expect(hasExpired(item, "boaz", week - 1)).toBe(false);
    expect(hasExpired(item, "boaz", week)).toBe(true);
  });

  it("is never true for the item's owner", () => {
    expect(hasExpired(item, "ruth", 10 * week)).toBe(false);
  });
});

describe("classifyError", () => {
  const classify = (status: number, attempts = 0) =>
    classifyError(new ApiError(status, "", null), attempts, 0);

  it("stops sending this user's items after a 401", () => {
    expect(classify(401).is).toBe("refused");
  });

  it.each([403, 404, 409, 410, 413, 422])("counts %i as failed", (status) => {
    expect(classify(status)).toMatchObject({
      is: "failed",
      change: { errorMessage: expect.stringMatching(/./) as string },
    });
  });

  it.each([408, 425, 429, 502, 503, 504])("retries after %i", (status) => {
    expect(classify(status, 1000).is).toBe("later");
  });

  it("retries after 500, but not forever", () => {
    expect(classify(500, 3)).toMatchObject({
      is: "later",
      change: { attempts: 4 },
    });
    expect(classify(500, 20).is).toBe("failed");
  });

  it("returns the time of the next attempt, or the error message", () => {
    const problem = { type: "about:blank", title: "", status: 0, detail: "So" };
    const toError = (status: number) => new ApiError(status, "", problem, 7);
    expect(classifyError(toError(429), 0, 1000)).toEqual({
      is: "later",
      change: { attempts: 0, notBefore: 8000 },
    });
    expect(classifyError(toError(409), 0, 0)).toEqual({
      is: "failed",
      change: { state: "failed", errorMessage: "So" },
    });
  });
});
