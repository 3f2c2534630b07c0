import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { listReels, newVisit } from "./reels.server";

/** More come while one looks. */
const firstPageSize = 5;

/** A visit to the videos and its first few. Where nothing is left to see: whether there are videos at all. */
export async function openReels(
  db: Db,
  viewerId: string,
  wanted: string | null,
  now: number,
) {
  const visit = newVisit(now);
  const [page, some] = await Promise.all([
    listReels(db, viewerId, {
      ...visit,
      limit: firstPageSize,
      ...(wanted !== null && { post: wanted }),
    }),
    db.first(sql`SELECT 1 FROM reels WHERE place >= 0 LIMIT 1`),
  ]);
  const [first] = page.items;
  return {
    visit,
    wanted: first?.id === wanted ? wanted : null,
    page,
    hasVideos: some !== null,
  };
}
