import { describe, expect, it } from "vitest";
import {
  asAttempt,
  getAttempt,
  getContentFingerprint,
  getIdempotencyKey,
  type Attempt,
} from "./attempt";

const image = (last: string) =>
  `data:image/jpeg;base64,${"A".repeat(20_000)}${last}`;

describe("getContentFingerprint", () => {
  it("distinguishes images without storing them", () => {
    const one = getContentFingerprint({ type: "image", imageUrl: image("B") });
    expect(one.length).toBeLessThan(100);
    expect(one).not.toBe(
      getContentFingerprint({ type: "image", imageUrl: image("C") }),
    );
    expect(one).toBe(
      getContentFingerprint({ type: "image", imageUrl: image("B") }),
    );
  });
});

describe("getAttempt", () => {
  it("reuses the key for the same content only", () => {
    const body = { type: "text", content: "Amen" };
    const first = getAttempt(body, null);
    expect(first.key).toMatch(/^[\da-f-]{36}$/);
    expect(getAttempt({ ...body }, first)).toBe(first);
    expect(getAttempt({ ...body, type: "prayer" }, first).key).not.toBe(
      first.key,
    );
  });
});

describe("getIdempotencyKey", () => {
  it("stores the key in the draft, and changes it with the content", () => {
    let stored = { text: "Amen ", attempt: null as Attempt | null };
    const draft = {
      read: () => stored,
      write: (next: typeof stored) => {
        stored = next;
      },
    };
    const key = getIdempotencyKey(draft, { content: "Amen" });
    expect(stored).toMatchObject({ text: "Amen ", attempt: { key } });
    expect(getIdempotencyKey(draft, { content: "Amen" })).toBe(key);
    expect(getIdempotencyKey(draft, { content: "Amen!" })).not.toBe(key);
  });
});

describe("asAttempt", () => {
  it.each([null, 7, "x", {}, { content: "a" }, { content: "a", key: 1 }])(
    "returns null for %j",
    (value) => {
      expect(asAttempt(value)).toBeNull();
    },
  );

  it("returns the stored attempt", () => {
    expect(asAttempt({ content: "a", key: "b", more: 1 })).toEqual({
      content: "a",
      key: "b",
    });
  });
});
