import type { DailyKind } from "./daily";

export const dailyKeys = {
  content: (kind: DailyKind, date: string) => ["daily", kind, date],
  liked: (kind: DailyKind, date: string) => ["daily", kind, date, "liked"],
} as const;
