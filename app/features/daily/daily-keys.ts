import type { DailyKind } from "./daily";

/** One entry a day for the words with their counts, one for the viewer's own like. */
export const dailyKeys = {
  content: (kind: DailyKind, date: string) => ["daily", kind, date],
  liked: (kind: DailyKind, date: string) => ["daily", kind, date, "liked"],
} as const;
