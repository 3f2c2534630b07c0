import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { Sql, SqlId } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { selectPosts, toPost } from "~/features/posts/post-row.server";
import type { PostRow } from "~/features/posts/post-row.server";
import { notHidden } from "~/features/users/hidden.server";
import type { Page } from "~/shared/page";
import { randomFrom, shuffled } from "~/shared/random";
import type { ReelsQuery, Visit } from "./visit";

type ReelsPage = Omit<ReelsQuery, "post">;

interface ReelRow extends PostRow {
  place: number;
}

/** A place on the ring, and the post that stands there. */
interface Place {
  place: number;
  postId: string;
}

/** How many videos one page is chosen from: who has seen nearly all gets a short page and the way on behind it. */
export const scanMax = 300;

export function newVisit(now: number): Visit {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { seed: seed >>> 1, at: now };
}

/** The videos of a visit, by lot; one that is asked for by its id (any string) stands before the first page. */
export async function listReels(
  db: Db,
  viewerId: SqlId,
  { post, ...query }: ReelsQuery,
): Promise<Page<Post>> {
  if (post === undefined || query.cursor !== undefined) {
    return listRing(db, viewerId, query);
  }
  const [page, wanted] = await Promise.all([
    listRing(db, viewerId, query),
    db.first<PostRow>(
      selectPosts(
        viewerId,
        sql`WHERE p.id = ${post} AND p.type = 'video' AND ${notHidden(viewerId, sql`p.userId`)}`,
      ),
    ),
  ]);
  if (!wanted) return page;
  const others = page.items.filter(({ id }) => id !== post);
  return { ...page, items: [toPost(wanted), ...others] };
}

/**
 * By lot: once around the ring from the visit's seed, without those that were seen before it and whoever the viewer
 * does not want to meet. Bill: three rows a video, one more for each that is passed over, as far as `scanMax`; the
 * same for ten videos and for a million.
 */
async function listRing(
  db: Db,
  viewerId: SqlId,
  { seed, at, limit, cursor }: ReelsPage,
): Promise<Page<Post>> {
  const from = readCursor(cursor, seed);
  const first = await listPart(db, viewerId, { seed, at, limit, ...from });
  if (first.next || from.isRound) return first;
  const left = limit - first.items.length;
  const begin = { after: beginning, isRound: true };
  if (left === 0) return { ...first, next: writeCursor(begin) };
  const second = await listPart(db, viewerId, {
    ...{ seed, at, limit: left },
    ...begin,
  });
  return { items: [...first.items, ...second.items], next: second.next };
}

interface Part extends Visit {
  limit: number;
  after: Place;
  /** It has come to the ring's end, and goes on from its beginning to where it began. */
  isRound: boolean;
}

async function listPart(
  db: Db,
  viewerId: SqlId,
  { seed, at, limit, after, isRound }: Part,
): Promise<Page<Post>> {
  const end = isRound ? sql`AND r.place < ${seed}` : sql``;
  const behind = sql`FROM reels r WHERE (r.place, r.postId) > (${after.place}, ${after.postId}) ${end}
    ORDER BY r.place, r.postId`;
  const rows = await db.all<ReelRow>(
    selectPosts(
      sql`p.viewerId`,
      sql`WHERE ${notHidden(sql`p.viewerId`, sql`p.userId`)} AND NOT EXISTS (SELECT 1 FROM reels_seen s
            WHERE s.userId = p.viewerId AND s.postId = p.id AND s.seenAt < ${at}) LIMIT ${limit + 1}`,
      sql`(SELECT posts.*, near.place, ${viewerId} AS viewerId
           FROM (SELECT r.place, r.postId ${behind} LIMIT ${scanMax}) near
           CROSS JOIN posts ON posts.id = near.postId)`,
      sql`, p.place`,
    ),
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next =
    rows.length > limit && last
      ? { place: last.place, postId: last.id }
      : await endOfScan(db, behind);
  return {
    // Neighbours on the ring are not always neighbours, and the same page comes in the same order.
    items: shuffled(shown, randomFrom(`${seed} ${after.place}`)).map(toPost),
    next: next && writeCursor({ after: next, isRound }),
  };
}

/** Of a page that is not full: the last video that was looked at, null where all of them were. */
function endOfScan(db: Db, behind: Sql): Promise<Place | null> {
  return db.first<Place>(
    sql`SELECT r.place, r.postId ${behind} LIMIT 1 OFFSET ${scanMax - 1}`,
  );
}

/** Before every place. */
const beginning: Place = { place: -1, postId: "" };

/** "0.1234567.0193…": whether it is the second part, and what it goes on behind. */
function writeCursor({ after, isRound }: Pick<Part, "after" | "isRound">) {
  return `${isRound ? 1 : 0}.${after.place}.${after.postId}`;
}

function readCursor(
  cursor: string | undefined,
  seed: number,
): Pick<Part, "after" | "isRound"> {
  const [, part, place, postId = ""] =
    /^([01])\.(-1|\d{1,10})\.([\da-f-]*)$/.exec(cursor ?? "") ?? [];
  return part === undefined
    ? { after: { place: seed - 1, postId: "~" }, isRound: false }
    : { after: { place: Number(place), postId }, isRound: part === "1" };
}
