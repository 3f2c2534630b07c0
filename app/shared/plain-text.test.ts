import { describe, expect, it } from "vitest";
import { cleanText, requiredText } from "./plain-text";

describe("cleanText", () => {
  it("keeps normal text", () => {
    const text = "Peace\tto you 🕊️👩‍👩‍👧\nשָׁלוֹם — ñ\nمی\u200cروم क्\u200dष";
    expect(cleanText(text)).toBe(text);
  });
  it("removes control characters and lone surrogates", () => {
    expect(cleanText("a\u0000b\u001bc\ud800d\u0085e")).toBe("abcde");
  });
  it("removes direction overrides", () => {
    expect(cleanText("a\u202eb\u202dc")).toBe("abc");
    expect(cleanText("a\u2066b\u2067c\u2068d\u2069e")).toBe("abcde");
  });
  it("removes zero-width spaces", () => {
    expect(cleanText("Ru\u200bth\u2060\ufeff")).toBe("Ruth");
  });
  it("limits marks to six per letter, enough for Hebrew points", () => {
    expect(cleanText("שָּׁ֑")).toBe("שָּׁ֑");
    expect(cleanText(`Z${"\u0301\u0302\u0303\u0304".repeat(300)}!`)).toBe(
      "Z\u0301\u0302\u0303\u0304\u0301\u0302!",
    );
  });
  it("normalizes line ends", () => {
    expect(cleanText("a\r\nb\rc")).toBe("a\nb\nc");
  });
});

describe("requiredText", () => {
  const schema = requiredText(3, "A word");
  it("trims", () => {
    expect(schema.parse("  ab \u0000")).toBe("ab");
  });
  it.each([" ", "\u0000", "", "\u200b\u200d", "\u0301", 5, null])(
    "rejects %j",
    (value) => {
      expect(schema.safeParse(value).success).toBe(false);
    },
  );
  it("names the maximum length", () => {
    expect(schema.safeParse("abcd").error?.issues[0]?.message).toBe(
      "A word can have at most 3 characters.",
    );
  });
});
