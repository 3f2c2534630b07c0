import { thumbnailKey } from "~/features/media/post-pictures.server";
import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { comments, users } from "~/db/schema";
import { sql } from "~/db/sql";
import type { LetGo } from "~/features/media/image-use.server";
import { previewKey } from "~/features/link-preview/preview.server";
import { selectPosts, toPost } from "~/features/posts/post-row.server";
import type { PostRow } from "~/features/posts/post-row.server";
import { untouched } from "~/platform/image-shelf.server";
import { urls } from "~/shared/urls";

/** What a person has left outside of the database, and in other people's pages. */
export interface Traces {
  /** In R2. */
  pictures: LetGo[];
  /** In R2: what link previews of their posts show now, and the stills of their videos. */
  previews: string[];
  /** Whose documents the edge may have: their own posts and those they commented on, the newest of each. */
  postIds: string[];
}

const atOnce = 100;
/** A document is kept for a minute; hardly anybody has had more posts visited in one. */
const ownDocuments = 500;
const otherDocuments = 100;
/** ms: the clocks of worker and database may differ so much. */
const skew = 60_000;

/**
 * Looks through a person's posts before they go. `posts` is so long that it is walked in pages of
 * 100; of each no more stays than three addresses. Bill: two rows a post, three with its details.
 */
export async function findTraces(
  db: Db,
  userId: string,
  productName: string,
  now: number,
): Promise<Traces> {
  const pictures = new Map<string, number>();
  const traces: Traces = { pictures: [], previews: [], postIds: [] };
  const note = (address: unknown, until: number) => {
    if (typeof address !== "string") return;
    if (!address.startsWith(urls.image(""))) return;
    const key = address.slice(urls.image("").length);
    pictures.set(key, Math.max(until, pictures.get(key) ?? 0));
  };
  const [faces, commented] = await Promise.all([
    db.all<Row<typeof users, "profileImageUrl">>(
      sql`SELECT profileImageUrl FROM users WHERE id = ${userId}`,
    ),
    db.all<Row<typeof comments, "postId">>(
      sql`SELECT postId FROM comments WHERE userId = ${userId} ORDER BY id DESC LIMIT ${otherDocuments}`,
    ),
  ]);
  // Nobody knows since when it is shown.
  note(faces[0]?.profileImageUrl, now + untouched);
  let before = "~";
  for (;;) {
    const rows = await db.all<PostRow>(
      selectPosts(
        // Their own eyes: what was hidden from all others leaves traces too.
        userId,
        sql`WHERE p.userId = ${userId} AND p.id < ${before} ORDER BY p.id DESC LIMIT ${atOnce}`,
      ),
    );
    for (const row of rows) {
      const post = toPost(row);
      const given = (row.updatedAt ?? row.createdAt) + untouched;
      const until = Math.max(given, now + skew);
      note(post.imageUrl, until);
      note(post.verseData?.customization.customBackgroundUrl, until);
      traces.previews.push(await previewKey(post, productName));
      if (post.videoUrl !== null) traces.previews.push(thumbnailKey(post.id));
      if (traces.postIds.length < ownDocuments) traces.postIds.push(post.id);
    }
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) break;
    before = last.id;
  }
  traces.postIds.push(...new Set(commented.map(({ postId }) => postId)));
  traces.pictures = [...pictures].map(([key, until]) => ({ key, until }));
  return traces;
}
