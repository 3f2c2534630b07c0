import { expect, it } from "vitest";
import { matchesFilter } from "./prayer-filter";

const at = "2026-01-02T03:04:05.678Z";

it.each([
  { answeredAt: null, closedAt: null, open: true, answered: false },
  { answeredAt: at, closedAt: null, open: false, answered: true },
  { answeredAt: null, closedAt: at, open: false, answered: false },
  { answeredAt: at, closedAt: at, open: false, answered: true },
])("lists %o", ({ open, answered, ...state }) => {
  const prayer = {
    prayedCount: 0,
    peopleCount: 0,
    prayedToday: false,
    prayedUntil: null,
    isCheckInDue: false,
    answer: null,
    ...state,
  };
  expect(matchesFilter({ prayer }, "open")).toBe(open);
  expect(matchesFilter({ prayer }, "answered")).toBe(answered);
});
