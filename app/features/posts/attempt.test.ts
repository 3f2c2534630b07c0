import { describe, expect, it } from "vitest";
import { asAttempt, attemptAt, contentMark, keyFor } from "./attempt";
import type { Attempt } from "./attempt";

const picture = (last: string) =>
  `data:image/jpeg;base64,${"A".repeat(20_000)}${last}`;

describe("contentMark", () => {
  it("tells pictures apart without keeping them", () => {
    const one = contentMark({ type: "image", imageUrl: picture("B") });
    expect(one.length).toBeLessThan(100);
    expect(one).not.toBe(
      contentMark({ type: "image", imageUrl: picture("C") }),
    );
    expect(one).toBe(contentMark({ type: "image", imageUrl: picture("B") }));
  });
});

describe("attemptAt", () => {
  it("has one key for one content, whatever happens in between", () => {
    const body = { type: "text", content: "Amen" };
    const first = attemptAt(body, null);
    expect(first.key).toMatch(/^[\da-f]{32}$/);
    expect(attemptAt({ ...body }, first)).toBe(first);
    expect(attemptAt({ ...body, type: "prayer" }, first).key).not.toBe(
      first.key,
    );
  });
});

describe("keyFor", () => {
  it("keeps the key with the draft, and changes it with the content", () => {
    let kept = { text: "Amen ", attempt: null as Attempt | null };
    const draft = {
      read: () => kept,
      write: (next: typeof kept) => {
        kept = next;
      },
    };
    const key = keyFor(draft, { content: "Amen" });
    expect(kept).toMatchObject({ text: "Amen ", attempt: { key } });
    expect(keyFor(draft, { content: "Amen" })).toBe(key);
    expect(keyFor(draft, { content: "Amen!" })).not.toBe(key);
  });
});

describe("asAttempt", () => {
  it.each([null, 7, "x", {}, { content: "a" }, { content: "a", key: 1 }])(
    "is none for %j",
    (value) => {
      expect(asAttempt(value)).toBeNull();
    },
  );

  it("is what it was", () => {
    expect(asAttempt({ content: "a", key: "b", more: 1 })).toEqual({
      content: "a",
      key: "b",
    });
  });
});
