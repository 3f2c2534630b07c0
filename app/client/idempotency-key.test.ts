import { expect, it } from "vitest";
import { newIdempotencyKey } from "./idempotency-key";

it("returns 32 unique hexadecimal digits", () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
  expect(new Set(keys).size).toBe(keys.length);
});
