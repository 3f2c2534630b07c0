import type { Row } from "~/db/row";
import type { events, posts } from "~/db/schema";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { updateEvent } from "./event.server";
import type { Schedule } from "./event.server";
import { updateMentions } from "./mentions.server";
import type { PostChange } from "./new-post";
import type { Post, PostType } from "./post";
import type { PostStores } from "./post-stores.server";
import { getPost, postIsGone, seenPostId } from "./post.server";

type StoredPost = Row<typeof posts, "userId" | "type" | "content"> &
  Schedule &
  Pick<Row<typeof events, "description">, "description">;

/**
 * Changes a post of the viewer's own: the words of a plain one, whatever is named of an event.
 * `forbidden` for somebody else's, `not_found` where there is none.
 */
export async function updatePost(
  stores: Pick<PostStores, "db" | "images">,
  viewerId: string,
  postId: string,
  change: PostChange,
  now: number,
): Promise<Post> {
  const { db } = stores;
  const stored = await db.first<StoredPost>(
    sql`SELECT p.userId, p.type, p.content, e.description, e.date, e.time, e.timeZone
        FROM posts p LEFT JOIN events e ON e.postId = p.id
        WHERE p.id = ${seenPostId(viewerId, postId)}`,
  );
  if (!stored) throw postIsGone();
  if (stored.userId !== viewerId) throw new AppError("forbidden");
  const changes =
    stored.type === "event"
      ? await eventChanges(stores, postId, change, stored, now)
      : [contentChange(postId, stored.type, change)];
  await db.batch([
    sql`UPDATE posts SET updatedAt = ${now} WHERE id = ${postId}`,
    ...changes,
    ...updateMentions(viewerId, postId, saidIn(change, stored)),
  ]);
  return getPost(db, viewerId, postId);
}

/** What its person says once it is changed. */
function saidIn(
  { content, eventData }: PostChange,
  stored: StoredPost,
): string {
  const description =
    eventData?.description === undefined
      ? stored.description
      : eventData.description;
  return `${content ?? stored.content}\n${description ?? ""}`;
}

/** Kinds that are nothing without words, and the one whose words are Scripture's. */
const wordless: readonly PostType[] = ["image", "video"];

function contentChange(
  postId: string,
  type: PostType,
  { content }: PostChange,
): Sql {
  if (type === "verse") throw refuse("The words of a verse cannot be changed.");
  if (content === undefined || (content === "" && !wordless.includes(type))) {
    throw refuse("Write something first.");
  }
  return sql`UPDATE posts SET content = ${content} WHERE id = ${postId}`;
}

function refuse(message: string): AppError {
  return new AppError("invalid", {
    detail: message,
    issues: [{ path: "content", message }],
  });
}

async function eventChanges(
  { images }: Pick<PostStores, "images">,
  postId: string,
  { content, eventData = {}, imageUrl, smallerImages, imageAlt }: PostChange,
  stored: StoredPost,
  now: number,
): Promise<Sql[]> {
  const changes = updateEvent(postId, eventData, stored, now);
  if (content !== undefined) {
    changes.push(
      sql`UPDATE posts SET content = ${content} WHERE id = ${postId}`,
    );
  }
  const source = imageUrl === undefined ? eventData.imageUrl : imageUrl;
  if (source !== undefined) {
    const image = source ? await images.keep(source, smallerImages) : null;
    changes.push(
      sql`UPDATE posts SET imageUrl = ${image?.url ?? null}, imageWidth = ${image?.width ?? null},
            imageHeight = ${image?.height ?? null}
          WHERE id = ${postId}`,
    );
  }
  if (imageAlt !== undefined || source === null) {
    changes.push(
      sql`UPDATE posts SET imageAlt = ${source === null ? null : imageAlt || null} WHERE id = ${postId}`,
    );
  }
  return changes;
}
