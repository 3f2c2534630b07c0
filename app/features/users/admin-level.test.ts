import { expect, it } from "vitest";
import { adminLevels } from "~/shared/enums";
import { hasLevel, requireLevel, type NeededLevel } from "./admin-level";

const needed: NeededLevel[] = ["read", "write", "power"];

it.each([
  ["none", false, []],
  ["read", false, ["read"]],
  ["write", false, ["read", "write"]],
  ...adminLevels.map((level) => [level, true, needed] as const),
] as const)(
  "%s, power admin: %s, has levels %j",
  (adminAccess, isPowerAdmin, allowed) => {
    const rights = { adminAccess, isPowerAdmin };
    expect(needed.filter((level) => hasLevel(rights, level))).toEqual(allowed);
  },
);

it("throws when the level is missing", () => {
  expect(() => {
    requireLevel({ adminAccess: "read", isPowerAdmin: false }, "write");
  }).toThrow("Access denied");
});
