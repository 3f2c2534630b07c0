import type { QueryClient } from "@tanstack/react-query";
import type { DailyCounts, DailyKind } from "./daily";
import { dailyKeys } from "./daily-keys";

/** Changes the counts of a day that is shown; of one that is not, nothing is kept. */
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
