import { expect, it } from "vitest";
import { newIdempotencyKey } from "./idempotency-key";

it("is 32 hexadecimal digits, and never the same", () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
  expect(new Set(keys).size).toBe(keys.length);
});
