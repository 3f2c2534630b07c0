import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { listReels, createVisit } from "./reels.server";

/** More come while one looks. */
const firstPageSize = 8;

/** A visit to the videos and its first few. Where nothing is left to see: whether any were seen, or are there. */
export async function loadReels(
  db: Db,
  viewerId: string,
  requestedId: string | null,
  now: number,
) {
  const visit = createVisit(now);
  const [page, anySeen, anyReel] = await Promise.all([
    listReels(db, viewerId, {
      ...visit,
      limit: firstPageSize,
      ...(requestedId !== null && { post: requestedId }),
    }),
    db.first(sql`SELECT 1 FROM reels_seen WHERE userId = ${viewerId} LIMIT 1`),
    db.first(sql`SELECT 1 FROM reels WHERE position >= 0 LIMIT 1`),
  ]);
  const isAvailable = page.items[0]?.id === requestedId;
  return {
    visit,
    requestedId: isAvailable ? requestedId : null,
    isUnavailable: requestedId !== null && !isAvailable,
    page,
    hasSeen: anySeen !== null,
    hasVideos: anyReel !== null,
  };
}
