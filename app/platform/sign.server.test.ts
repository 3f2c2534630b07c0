import { describe, expect, it } from "vitest";
import { sign, unsign } from "./sign.server";

const secret = "s".repeat(32);

it("returns the signed value, even if it contains dots", async () => {
  for (const value of ["a", "a.b.c", "", "é🕊"]) {
    expect(await unsign(await sign(value, secret), secret)).toBe(value);
  }
});

describe("rejects", () => {
  it("a different secret", async () => {
    expect(await unsign(await sign("a", secret), "other")).toBeNull();
  });

  it("a changed value with the old signature", async () => {
    const [, signature = ""] = (await sign("a", secret)).split(".");
    expect(await unsign(`b.${signature}`, secret)).toBeNull();
  });

  it.each(["", ".", "a", "a.", ".a", "a.b", "a.!!!", "a.%00", "a.é"])(
    "%j",
    async (made) => {
      expect(await unsign(made, secret)).toBeNull();
    },
  );
});
