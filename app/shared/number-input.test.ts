import { expect, it } from "vitest";
import * as z from "zod/mini";
import { numberInput } from "./number-input";

const days = numberInput(z.int(), z.gte(1), z.lte(7));

it.each([7, "7", " 7 "])("accepts %j", (value) => {
  expect(days.safeParse(value).data).toBe(7);
});

it.each([[7], ["7"], true, null, "", " ", "x", {}, undefined, 8, "1.5", NaN])(
  "rejects %j",
  (...given) => {
    const value = given.length === 1 ? given[0] : given;
    expect(days.safeParse(value).success).toBe(false);
    expect(days.safeParse([value]).success).toBe(false);
  },
);
