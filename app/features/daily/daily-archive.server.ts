import { AppError } from "~/shared/errors";
import { utcDate } from "~/shared/time";
import { isShown, isShownMonth } from "./daily";
import type { DailyContent, DailyCounts, DailyKind } from "./daily";
import { readCounts } from "./daily-counts.server";
import type { DailyStores } from "./daily-stores.server";
import { readPrayer, readVerse } from "./daily-words.server";

export interface ArchiveMonth<Kind extends DailyKind> {
  /** 'YYYY-MM' */
  month: string;
  /** The months beside it that have anything to show; null at the ends. */
  earlier: string | null;
  later: string | null;
  /** First day first; none that has not come. */
  days: DailyContent[Kind][];
}

type ArchiveStores = Pick<DailyStores, "db" | "assets">;

/**
 * A month of the archive ('YYYY-MM'; this month without one). One trip to D1, at most 62 rows; the
 * words are static files that an isolate reads once, at most 31 a month. `not_found` for a month that
 * has not come, or is older than the archive.
 */
export async function listMonth<Kind extends DailyKind>(
  stores: ArchiveStores,
  kind: Kind,
  { now, month }: { now: number; month?: string | undefined },
): Promise<ArchiveMonth<Kind>> {
  const today = utcDate(now);
  const shown = month ?? today.slice(0, 7);
  if (!isShownMonth(shown, today)) {
    throw new AppError("not_found", {
      detail: "There is nothing for this month.",
    });
  }
  const dates = daysOf(shown).filter((date) => isShown(date, today));
  const countsOf = await readCounts(
    stores.db,
    dates[0] ?? today,
    dates.at(-1) ?? today,
  );
  const days = await Promise.all(
    dates.map((date) =>
      contentOf[kind](stores.assets, date, countsOf(kind, date)),
    ),
  );
  const [earlier, later] = [besides(shown, -1), besides(shown, 1)];
  return {
    month: shown,
    earlier: isShownMonth(earlier, today) ? earlier : null,
    later: isShownMonth(later, today) ? later : null,
    days,
  };
}

const contentOf: {
  [Kind in DailyKind]: (
    assets: Fetcher,
    date: string,
    counts: DailyCounts,
  ) => Promise<DailyContent[Kind]>;
} = {
  verse: async (assets, date, counts) => ({
    ...(await readVerse(assets, date)),
    ...counts,
  }),
  prayer: (_, date, counts) =>
    Promise.resolve({ ...readPrayer(date), ...counts }),
};

function daysOf(month: string): string[] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  return Array.from({ length: 31 }, (_, i) =>
    utcDate(first + i * 86_400_000),
  ).filter((date) => date.startsWith(month));
}

/** The month some months later. */
function besides(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return utcDate(Date.UTC(year, number - 1 + months)).slice(0, 7);
}
