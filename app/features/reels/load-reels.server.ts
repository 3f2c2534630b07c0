import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { listReels, createVisit } from "./reels.server";

const firstPageSize = 8;

/** Starts a visit with its first page. The flags decide what to show if the page is empty. */
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
