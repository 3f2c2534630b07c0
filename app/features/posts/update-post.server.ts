import type { Row } from "~/db/row";
import type { events, posts } from "~/db/schema";
import { sql, type Sql } from "~/db/sql";
import type { ImageStore } from "~/platform/image-store.server";
import { AppError, fieldError } from "~/shared/errors";
import { updateEvent, type Schedule } from "./event.server";
import { updateMentions } from "./mentions.server";
import type { PostChange } from "./new-post";
import type { Post, PostType } from "./post";
import type { PostStores } from "./post-stores.server";
import { getPost, postNotFound, selectVisiblePostId } from "./post.server";
import { saveImages, setImages } from "./several-images.server";

type StoredPost = Row<typeof posts, "userId" | "type" | "content"> &
  Schedule &
  Pick<Row<typeof events, "description">, "description">;

/** Throws `forbidden` for someone else's post and `not_found` if the viewer can't see it. */
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
        WHERE p.id = ${selectVisiblePostId(viewerId, postId)}`,
  );
  if (!stored) throw postNotFound();
  if (stored.userId !== viewerId) throw new AppError("forbidden");
  const changes =
    stored.type === "event"
      ? await eventChanges(stores, postId, change, stored, now)
      : [
          ...contentChange(postId, stored.type, change),
          ...(await imageChanges(stores.images, viewerId, postId, change)),
        ];
  await db.batch([
    sql`UPDATE posts SET updatedAt = ${now} WHERE id = ${postId}`,
    ...changes,
    ...updateMentions(viewerId, postId, getMentionText(change, stored)),
  ]);
  return getPost(db, viewerId, postId);
}

/** The text after the change that may contain mentions. */
function getMentionText(
  { content, eventData }: PostChange,
  stored: StoredPost,
): string {
  const description =
    eventData?.description === undefined
      ? stored.description
      : eventData.description;
  return `${content ?? stored.content}\n${description ?? ""}`;
}

/** Other types need a text. */
const typesWithoutText: readonly PostType[] = ["image", "video"];

function contentChange(
  postId: string,
  type: PostType,
  { content, images }: PostChange,
): Sql[] {
  if (type === "verse")
    throw fieldError("content", "You can't change the text of a verse.");
  if (images && type !== "image")
    throw fieldError("images", "Only an image post can have several pictures.");
  if (content === undefined && images) return [];
  if (
    content === undefined ||
    (content === "" && !typesWithoutText.includes(type))
  ) {
    throw fieldError("content", "Write something first.");
  }
  return [sql`UPDATE posts SET content = ${content} WHERE id = ${postId}`];
}

async function imageChanges(
  store: ImageStore,
  viewerId: string,
  postId: string,
  { images }: PostChange,
): Promise<Sql[]> {
  if (!images) return [];
  return setImages(postId, await saveImages(store, viewerId, images));
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
    const image = source ? await images.save(source, smallerImages) : null;
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
