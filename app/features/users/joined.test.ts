import { expect, it } from "vitest";
import { joinedLabel } from "./joined";

it.each([
  ["2026-01-31T23:59:59.999Z", "Joined January 2026"],
  ["2025-12-01T00:00:00.000Z", "Joined December 2025"],
  [null, "Joined Recently"],
  ["", "Joined Recently"],
])("formats %j as %s", (createdAt, label) => {
  expect(joinedLabel(createdAt)).toBe(label);
});
