import type { Bit, Row } from "~/db/row";
import type { events, postImages, posts } from "~/db/schema";
import { sql, type Sql } from "~/db/sql";
import { resolveAudience } from "~/features/audience/audience.server";
import {
  editRefused,
  refuseUnless,
  takesEdits,
} from "~/features/groups/group-access.server";
import type { ImageStore } from "~/platform/image-store.server";
import { AppError, fieldError } from "~/shared/errors";
import { listNarrower } from "~/features/audience/audience";
import { updateEvent } from "./event.server";
import type { Schedule } from "./event-schedule";
import { updateMentions } from "./mentions.server";
import type { PostChange } from "./new-post";
import type { Post, PostType } from "./post";
import type { PostStores } from "./post-stores.server";
import { getPost, postNotFound, selectVisiblePostId } from "./post.server";
import { saveImages, setImages } from "./several-images.server";

type StoredPost = Row<
  typeof posts,
  | "userId"
  | "type"
  | "content"
  | "audience"
  | "groupId"
  | "anonymous"
  | "imageUrl"
> &
  Schedule &
  Row<typeof events, "description"> & {
    background: string | null;
    takesEdits: Bit;
  };

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
    sql`SELECT p.userId, p.type, p.content, p.audience, p.groupId, p.anonymous, p.imageUrl, e.description, e.date, e.time, e.timeZone, e.endDate, e.endTime, ${takesEdits(viewerId)} AS takesEdits,
          (SELECT customization ->> '$.customBackgroundUrl' FROM verse_cards WHERE postId = p.id) AS background
        FROM posts p LEFT JOIN events e ON e.postId = p.id
        WHERE p.id = ${selectVisiblePostId(viewerId, postId)}`,
  );
  if (!stored) throw postNotFound();
  if (stored.userId !== viewerId) throw new AppError("forbidden");
  const { audience = stored.audience, ...textChange } = change;
  const isNarrow = audience !== "everyone";
  const images = isNarrow ? stores.images.asPrivate() : stores.images;
  const isEdit =
    audience === stored.audience ||
    Object.values(textChange).some((value) => value !== undefined);
  if (isEdit && !stored.takesEdits) throw editRefused();
  const changes =
    audience === stored.audience
      ? []
      : await narrowAudience({ db, images }, postId, stored, audience);
  if (isEdit) {
    const isEvent = stored.type === "event";
    const { content = null, eventData } = change;
    const { description = stored.description } = eventData ?? {};
    const mentionText = `${content ?? stored.content}\n${description ?? ""}`;
    changes.unshift(refuseUnless(postId, takesEdits(viewerId)));
    changes.push(
      sql`UPDATE posts SET updatedAt = ${now}, content = coalesce(${content}, content) WHERE id = ${postId}`,
      ...(isEvent
        ? await eventChanges(images, postId, change, stored, now)
        : await imageChanges(images, viewerId, postId, change, stored.type)),
      ...updateMentions(viewerId, { postId }, mentionText),
    );
  }
  await db.batch(changes);
  return getPost(db, viewerId, postId);
}

/** Copies the pictures to random addresses. A trigger deletes other users' notifications and mentions. */
async function narrowAudience(
  { db, images }: Pick<PostStores, "db" | "images">,
  postId: string,
  stored: StoredPost,
  audience: StoredPost["audience"],
): Promise<Sql[]> {
  const narrower = listNarrower(
    stored.audience,
    stored.anonymous === 1,
    stored.groupId !== null,
  ).find((one) => one === audience);
  if (!narrower)
    throw fieldError("audience", "A post can only get a smaller audience.");
  if (narrower === "followers")
    await resolveAudience(db, stored.userId, narrower);
  const pictures = await db.all<Row<typeof postImages, "url">>(
    sql`SELECT url FROM post_images WHERE postId = ${postId}`,
  );
  const { imageUrl, background } = stored;
  const copies: Record<string, string> = {};
  for (const url of [imageUrl, background, ...pictures.map(({ url }) => url)])
    if (url !== null) copies[url] ??= (await images.save(url)).url;
  const getCopy = (url: Sql) =>
    sql`coalesce((SELECT value FROM json_each(${JSON.stringify(copies)}) WHERE key = ${url}), ${url})`;
  const backgroundUrl = sql`(customization ->> '$.customBackgroundUrl')`;
  return [
    sql`UPDATE posts SET audience = ${narrower}, imageUrl = ${getCopy(sql`imageUrl`)}
        WHERE id = ${postId} AND (audience = 'everyone' OR ${narrower} = 'me')`,
    sql`UPDATE verse_cards SET customization = json_set(customization, '$.customBackgroundUrl', ${getCopy(backgroundUrl)})
        WHERE postId = ${postId} AND ${backgroundUrl} IS NOT NULL`,
    sql`UPDATE post_images SET url = ${getCopy(sql`url`)} WHERE postId = ${postId}`,
  ];
}

/** Checks the text too, which only pictures and videos may lack. */
async function imageChanges(
  store: ImageStore,
  viewerId: string,
  postId: string,
  { content, images }: PostChange,
  type: PostType,
): Promise<Sql[]> {
  if (type === "verse")
    throw fieldError("content", "You can't change the text of a verse.");
  if (images && type !== "image")
    throw fieldError("images", "Only an image post can have several pictures.");
  const isMissing =
    content === ""
      ? type !== "image" && type !== "video"
      : content === undefined && !images;
  if (isMissing) throw fieldError("content", "Write something first.");
  return images
    ? setImages(postId, await saveImages(store, viewerId, images))
    : [];
}

async function eventChanges(
  store: ImageStore,
  postId: string,
  { eventData = {}, imageUrl, smallerImages, imageAlt }: PostChange,
  stored: StoredPost,
  now: number,
): Promise<Sql[]> {
  const changes = updateEvent(postId, eventData, stored, now);
  const source = imageUrl === undefined ? eventData.imageUrl : imageUrl;
  if (source !== undefined) {
    const image = source ? await store.save(source, smallerImages) : null;
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
