import { expect, it } from "vitest";
import { joined } from "./use-adopted";

it.each([
  ["", "", ""],
  ["kept", "", "kept"],
  ["", "typed", "typed"],
  ["kept", "kept", "kept"],
  ["kept", "kept and more", "kept and more"],
  ["kept", "new", "kept\nnew"],
])("%j and %j are %j", (kept, typed, both) => {
  expect(joined(kept, typed)).toBe(both);
});
