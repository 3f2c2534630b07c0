import { sql } from "~/db/sql";
import { runAuditedAction } from "~/features/audit/audit.server";
import type { DailyCounts, DailyKind } from "~/features/daily/daily";
import { getState } from "~/features/daily/daily-counts.server";
import { refreshDailyContent } from "~/features/daily/daily-content-cache.server";
import { games } from "~/features/games/games";
import {
  clearOpenGamesCache,
  getOpenGames,
  readOpenGames,
  setGameOpen,
} from "~/features/games/open-games.server";
import { requireLevel } from "~/features/users/admin-level";
import type { AppContext } from "~/platform/context.server";
import { purgeDocument } from "~/platform/document-cache.server";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import type { Dashboard } from "./metrics";
import type { DailyChange, GameChange } from "./settings";

/** Today's displayed counts of the verse and the prayer, read past the cache. Cost: two rows. */
export async function loadDailyCounts(
  { db, now }: Pick<AppContext, "db" | "now">,
  viewer: Viewer,
): Promise<NonNullable<Dashboard["daily"]>> {
  requireLevel(viewer, "read");
  const [verse, prayer] = await Promise.all([
    getState(db, null, "verse", utcDate(now)),
    getState(db, null, "prayer", utcDate(now)),
  ]);
  return { verse, prayer };
}

/** The cached pages that show the counts to visitors. */
const cachedPaths: Record<DailyKind, string[]> = {
  verse: [urls.verseOfTheDay(), urls.verseDetail(), urls.landing],
  prayer: [urls.prayerOfTheDay(), urls.prayerDetail(), urls.landing],
};

/**
 * POST /api/admin/{verse,prayer}-engagement: raises today's displayed count by 5 or lowers it by 1, never below 0, in a
 * separate column. Records the count before and after; a change without effect is neither made nor recorded. Also
 * updates the caches.
 */
export async function adjustDaily(
  app: AppContext,
  viewer: Viewer,
  kind: DailyKind,
  { action, type, amount }: DailyChange,
): Promise<DailyCounts> {
  requireLevel(viewer, "write");
  const { db, now } = app;
  const date = utcDate(now);
  const change = action === "increase" ? amount : -amount;
  const [organic, adjustment] =
    type === "likes"
      ? [sql`likesCount`, sql`likesAdjustment`]
      : [sql`sharesCount`, sql`sharesAdjustment`];
  const row = sql`date = ${date} AND kind = ${kind}`;
  const displayed = sql`max(0, ${organic} + ${adjustment})`;
  const before = sql`coalesce((SELECT ${displayed} FROM daily_counts WHERE ${row}), 0)`;
  await runAuditedAction(db, {
    entry: {
      actorId: viewer.id,
      action: "daily.adjusted",
      subjectId: null,
      target: `${kind}:${date}`,
      before: sql`json_object(${type}, ${before})`,
      after: sql`json_object(${type}, max(0, ${before} + ${change}))`,
    },
    when: sql`max(0, ${before} + ${change}) <> ${before}`,
    writes: [
      sql`INSERT INTO daily_counts (date, kind) SELECT ${date}, ${kind} WHERE ${change > 0} ON CONFLICT DO NOTHING`,
      sql`UPDATE daily_counts SET ${adjustment} = max(0, ${displayed} + ${change}) - ${organic}
          WHERE ${row} AND max(0, ${displayed} + ${change}) <> ${displayed}`,
    ],
    now,
  });
  const dailyContent = await refreshDailyContent(app);
  await Promise.all(cachedPaths[kind].map((path) => purgeDocument(app, path)));
  const { likesCount, sharesCount } = dailyContent[kind];
  return { likesCount, sharesCount };
}

/** Reads one row. */
export async function loadGames(
  { db }: Pick<AppContext, "db">,
  viewer: Viewer,
): Promise<NonNullable<Dashboard["games"]>> {
  requireLevel(viewer, "read");
  const open = await readOpenGames(db);
  return games.map(({ id, title }) => ({
    id,
    title,
    isOpen: open.includes(id),
  }));
}

/** POST /api/admin/games. Takes effect everywhere within a minute. */
export async function changeGame(
  { db, now }: Pick<AppContext, "db" | "now">,
  viewer: Viewer,
  { game, desired }: GameChange,
): Promise<{ game: GameChange["game"]; isOpen: boolean }> {
  requireLevel(viewer, "write");
  await runAuditedAction(db, {
    entry: {
      actorId: viewer.id,
      action: "games.opened",
      subjectId: null,
      target: `game:${game}`,
      after: { isOpen: desired },
    },
    writes: [setGameOpen(game, desired, now)],
    now,
  });
  clearOpenGamesCache();
  await getOpenGames(db, now);
  return { game, isOpen: desired };
}
