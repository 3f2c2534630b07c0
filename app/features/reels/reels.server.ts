import type { Db } from "~/db/db.server";
import { sql, type Sql, type SqlId } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import {
  selectPosts,
  toPost,
  type PostRow,
} from "~/features/posts/post-row.server";
import { notMuted } from "~/features/audience/visibility.server";
import type { Page } from "~/shared/page";
import { dayMs } from "~/shared/duration.mjs";
import { seededRandom, shuffled } from "~/shared/random";
import type { ReelsQuery, Visit } from "./visit";

type ReelsPage = Omit<ReelsQuery, "post">;

interface ReelRow extends PostRow {
  position: number;
}

interface RingPosition {
  position: number;
  postId: string;
}

/** Rows scanned per page. A viewer who has seen nearly everything gets a short page with a cursor. */
export const maxScannedReels = 300;

export function createVisit(now: number): Visit {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { seed: seed >>> 1, at: now };
}

const firstPageSize = 8;

/** Starts a visit with its first page. `hasSeen` decides what to show if the page is empty. */
export async function loadReels(
  db: Db,
  viewerId: string,
  requestedId: string | null,
  now: number,
) {
  const visit = createVisit(now);
  const [page, anySeen] = await Promise.all([
    listReels(db, viewerId, {
      ...visit,
      limit: firstPageSize,
      ...(requestedId !== null && { post: requestedId }),
    }),
    db.first(sql`SELECT 1 FROM reels_seen WHERE userId = ${viewerId} LIMIT 1`),
  ]);
  const isAvailable = page.items[0]?.id === requestedId;
  return {
    visit,
    requestedId: isAvailable ? requestedId : null,
    isUnavailable: requestedId !== null && !isAvailable,
    page,
    hasSeen: anySeen !== null,
  };
}

/** The videos of a visit in random order. `post` (any string) comes first on the first page, if the viewer can see it. */
export async function listReels(
  db: Db,
  viewerId: SqlId,
  { post, ...query }: ReelsQuery,
): Promise<Page<Post>> {
  if (post === undefined || query.cursor !== undefined) {
    return listAroundRing(db, viewerId, query);
  }
  const [page, requestedPost] = await Promise.all([
    listAroundRing(db, viewerId, query),
    db.first<PostRow>(
      selectPosts(
        viewerId,
        sql`AND p.id = ${post} AND p.type = 'video' AND ${notMuted(viewerId, sql`p.userId`)}`,
      ),
    ),
  ]);
  if (!requestedPost) return page;
  const others = page.items.filter(({ id }) => id !== post);
  return { ...page, items: [toPost(requestedPost), ...others] };
}

/**
 * Walks once around the ring from the visit's seed. Skips videos seen before the visit and those by blocked or muted
 * users. Cost: 3 rows per video and 1 per skipped video, up to `maxScannedReels`, however many videos exist.
 */
async function listAroundRing(
  db: Db,
  viewerId: SqlId,
  { seed, at, limit, cursor }: ReelsPage,
): Promise<Page<Post>> {
  const from = parseCursor(cursor, seed);
  const first = await listRingPart(db, viewerId, { seed, at, limit, ...from });
  if (first.next || from.hasWrapped) return first;
  const remaining = limit - first.items.length;
  const wrapped = { after: ringStart, hasWrapped: true };
  if (remaining === 0) return { ...first, next: formatCursor(wrapped) };
  const second = await listRingPart(db, viewerId, {
    seed,
    at,
    limit: remaining,
    ...wrapped,
  });
  return { items: [...first.items, ...second.items], next: second.next };
}

interface RingPart extends Visit {
  limit: number;
  after: RingPosition;
  /** Past the end of the ring: continues from its start up to the seed. */
  hasWrapped: boolean;
}

async function listRingPart(
  db: Db,
  viewerId: SqlId,
  { seed, at, limit, after, hasWrapped }: RingPart,
): Promise<Page<Post>> {
  const end = hasWrapped ? sql`AND r.position < ${seed}` : sql``;
  const reelsAfter = sql`FROM reels r WHERE (r.position, r.postId) > (${after.position}, ${after.postId}) ${end}
    ORDER BY r.position, r.postId`;
  const rows = await db.all<ReelRow>(
    selectPosts(
      sql`p.viewerId`,
      sql`AND ${notMuted(sql`p.viewerId`, sql`p.userId`)} AND NOT EXISTS (SELECT 1 FROM reels_seen s
            WHERE s.userId = p.viewerId AND s.postId = p.id AND s.seenAt < ${at}) LIMIT ${limit + 1}`,
      {
        source: sql`(SELECT posts.*, nearby.position, ${viewerId} AS viewerId
           FROM (SELECT r.position, r.postId ${reelsAfter} LIMIT ${maxScannedReels}) nearby
           CROSS JOIN posts ON posts.id = nearby.postId)`,
        columns: sql`, p.position`,
      },
    ),
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next =
    rows.length > limit && last
      ? { position: last.position, postId: last.id }
      : await getLastScanned(db, reelsAfter);
  return {
    // Shuffled, so that ring neighbours aren't always adjacent; seeded, so that a page always has the same order.
    items: shuffled(shown, seededRandom(`${seed} ${after.position}`)).map(
      toPost,
    ),
    next: next && formatCursor({ after: next, hasWrapped }),
  };
}

/** For a page that isn't full: the last scanned video, or null if the scan reached the end. */
function getLastScanned(db: Db, reelsAfter: Sql): Promise<RingPosition | null> {
  return db.first<RingPosition>(
    sql`SELECT r.position, r.postId ${reelsAfter} LIMIT 1 OFFSET ${maxScannedReels - 1}`,
  );
}

/** Before the first position. */
const ringStart: RingPosition = { position: -1, postId: "" };

/** "0.1234567.0193…": hasWrapped, position, post id. */
function formatCursor({
  after,
  hasWrapped,
}: Pick<RingPart, "after" | "hasWrapped">) {
  return `${hasWrapped ? 1 : 0}.${after.position}.${after.postId}`;
}

function parseCursor(
  cursor: string | undefined,
  seed: number,
): Pick<RingPart, "after" | "hasWrapped"> {
  const [, part, position, postId = ""] =
    /^([01])\.(-1|\d{1,10})\.([\da-f-]*)$/.exec(cursor ?? "") ?? [];
  return part === undefined
    ? { after: { position: seed - 1, postId: "~" }, hasWrapped: false }
    : {
        after: { position: Number(position), postId },
        hasWrapped: part === "1",
      };
}

const retentionMs = 30 * dayMs;

/** Ignores ids that aren't videos. Reads one row per id. */
export async function markReelsSeen(
  db: Db,
  viewerId: string,
  postIds: readonly string[],
  now: number,
): Promise<void> {
  await db.batch([
    sql`INSERT INTO reels_seen (userId, postId, seenAt)
        SELECT ${viewerId}, r.postId, ${now}
        FROM json_each(${JSON.stringify(postIds)}) ids CROSS JOIN reels r ON r.postId = ids.value
        WHERE true ON CONFLICT DO NOTHING`,
  ]);
}

export async function clearSeen(db: Db, viewerId: string): Promise<void> {
  await db.batch([sql`DELETE FROM reels_seen WHERE userId = ${viewerId}`]);
}

export async function deleteExpiredSeen(db: Db, now: number): Promise<void> {
  await db.batch([
    sql`DELETE FROM reels_seen WHERE seenAt < ${now - retentionMs}`,
  ]);
}
