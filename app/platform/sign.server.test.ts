import { describe, expect, it } from "vitest";
import { sign, unsign } from "./sign.server";

const secret = "s".repeat(32);

it("returns the signed value, even if it contains dots", () => {
  for (const value of ["a", "a.b.c", "", "é🕊"]) {
    expect(unsign(sign(value, secret), secret)).toBe(value);
  }
});

describe("rejects", () => {
  it("a different secret", () => {
    expect(unsign(sign("a", secret), "other")).toBeNull();
  });

  it("a changed value with the old signature", () => {
    const [, signature = ""] = sign("a", secret).split(".");
    expect(unsign(`b.${signature}`, secret)).toBeNull();
  });

  it.each(["", ".", "a", "a.", ".a", "a.b", "a.!!!", "a.%00", "a.é"])(
    "%j",
    (made) => {
      expect(unsign(made, secret)).toBeNull();
    },
  );
});
