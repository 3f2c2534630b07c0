import type { QueryClient } from "@tanstack/react-query";
import type { DailyCounts, DailyKind } from "./daily";
import { dailyKeys } from "./daily-keys";

/** Updates the cached counts of a day; no-op if the day isn't cached. */
export function patchCounts(
  client: QueryClient,
  kind: DailyKind,
  date: string,
  change: (counts: DailyCounts) => Partial<DailyCounts>,
): void {
  client.setQueryData<DailyCounts>(
    dailyKeys.content(kind, date),
    (old) => old && { ...old, ...change(old) },
  );
}
