import { AppError } from "~/shared/errors";
import { addDays, utcDate } from "~/shared/time";
import { isInArchive, type DailyKind } from "./daily";
import { loadCounts } from "./daily-counts.server";
import type { DailyContext } from "./daily-context.server";
import { loadItem } from "./daily-text.server";

/**
 * A month of the archive ('YYYY-MM', by default the current one): its days until today, oldest first, and the adjacent
 * months, null at either end of the archive. One D1 round trip, at most 62 rows. An isolate reads the texts once, from
 * static files, at most 31 per month. Throws `not_found` outside the archive.
 */
export async function listMonth<Kind extends DailyKind>(
  { db, env, now }: Omit<DailyContext, "waitUntil">,
  kind: Kind,
  month?: string,
) {
  const today = utcDate(now);
  const shownMonth = month ?? today.slice(0, 7);
  const first = `${shownMonth}-01`;
  if (!isInArchive(first, today)) {
    throw new AppError("not_found", {
      detail: "There's nothing for this month.",
    });
  }
  const dates = Array.from({ length: 31 }, (_, i) => addDays(first, i)).filter(
    (date) => date.startsWith(shownMonth) && date <= today,
  );
  const getCounts = await loadCounts(db, first, `${shownMonth}-31`);
  const days = await Promise.all(
    dates.map((date) =>
      loadItem[kind](env.ASSETS, date, getCounts(kind, date)),
    ),
  );
  const adjacentMonth = (days: number) => {
    const other = addDays(first, days).slice(0, 7);
    return isInArchive(`${other}-01`, today) ? other : null;
  };
  return {
    month: shownMonth,
    earlier: adjacentMonth(-1),
    later: adjacentMonth(31),
    days,
  };
}
