import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { listReels, newVisit } from "./reels.server";

/** More come while one looks. */
const firstPageSize = 8;

/** A visit to the videos and its first few. Where nothing is left to see: whether any were seen, or are there. */
export async function openReels(
  db: Db,
  viewerId: string,
  wanted: string | null,
  now: number,
) {
  const visit = newVisit(now);
  const [page, seen, some] = await Promise.all([
    listReels(db, viewerId, {
      ...visit,
      limit: firstPageSize,
      ...(wanted !== null && { post: wanted }),
    }),
    db.first(sql`SELECT 1 FROM reels_seen WHERE userId = ${viewerId} LIMIT 1`),
    db.first(sql`SELECT 1 FROM reels WHERE place >= 0 LIMIT 1`),
  ]);
  const isThere = page.items[0]?.id === wanted;
  return {
    visit,
    wanted: isThere ? wanted : null,
    isGone: wanted !== null && !isThere,
    page,
    hasSeen: seen !== null,
    hasVideos: some !== null,
  };
}
