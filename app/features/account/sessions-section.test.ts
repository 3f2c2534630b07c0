import { describe, expect, it } from "vitest";
import { sessionLabel } from "./sessions-section";

const now = Date.parse("2030-06-15T12:00:00Z");
const before = (hours: number) =>
  new Date(now - hours * 3_600_000).toISOString();

describe("sessionLabel", () => {
  it.each([
    [0, 0, "Signed in just now, last used today"],
    [30, 2, "Signed in 1d ago, last used today"],
    [24 * 20, 24 * 8, "Signed in 2w ago, last used 1w ago"],
  ])("after %i and %i hours: %s", (made, seen, label) => {
    const session = { createdAt: before(made), lastSeenAt: before(seen) };
    expect(sessionLabel(session, now)).toBe(label);
  });
});
