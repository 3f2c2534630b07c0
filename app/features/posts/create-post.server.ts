import { isUniqueViolation, type Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { posts } from "~/db/schema";
import { sql, type Sql } from "~/db/sql";
import {
  hashRequest,
  idempotencyKeyReused,
} from "~/platform/idempotency.server";
import type { StoredImage } from "~/platform/image-store.server";
import { enqueueGroupNews } from "~/features/groups/group-news.server";
import { resolveAudience } from "~/features/audience/audience.server";
import { AppError, fieldError } from "~/shared/errors";
import { newId } from "~/shared/id";
import {
  countAnonymous,
  mayAskAnonymously,
  refuseAnonymous,
} from "./anonymous.server";
import { insertEvent } from "./event.server";
import { mayPostInGroup, resolveGroup } from "./group-posting.server";
import { saveImages, setImages } from "./several-images.server";
import { insertMentions } from "./mentions.server";
import type { NewPost } from "./new-post";
import { checkInDelayMs, type Post } from "./post";
import { getPost } from "./post.server";
import type { PostStores } from "./post-stores.server";
import { insertVerseCard, quoteVerse } from "./verse-card.server";

/**
 * Creates at most one post per user and `idempotencyKey`: the unique index decides, and a retry returns
 * the first post. Throws `invalid` if the key was used for other content, and `forbidden` if the user may not ask
 * anonymously or post in the group.
 */
export async function createPost(
  stores: PostStores,
  viewerId: string,
  input: NewPost,
  { now, idempotencyKey }: { now: number; idempotencyKey: string | null },
): Promise<Post> {
  const { db } = stores;
  const id = newId(now);
  const { audience, groupId } = await resolveTarget(db, viewerId, input);
  const isPrayer = input.type === "prayer";
  const anonymous = isPrayer && input.anonymous === true;
  if (anonymous && audience !== "everyone" && groupId === null)
    throw fieldError(
      "audience",
      "A request without your name is for everyone. Please choose 'Everyone'.",
    );
  const images =
    audience === "everyone" ? stores.images : stores.images.asPrivate();
  const { content, videoUrl, image, imageAlt, details } = await prepare(
    { ...stores, images },
    id,
    viewerId,
    input,
    now,
  );
  // Not the pictures of a list: a retry may contain one that the first attempt had uploaded before.
  const described =
    input.type === "image" &&
    input.images?.map(({ description }) => description);
  const hash =
    idempotencyKey &&
    (await hashRequest(described ? { ...input, images: described } : input));
  // A retry gets the first post even if that one used up the limit: the unique index decides.
  const mayInsertAnonymously = sql`(${mayAskAnonymously(viewerId, now)} OR EXISTS (SELECT 1 FROM posts
    WHERE userId = ${viewerId} AND idempotencyKey = ${idempotencyKey}))`;
  const mayInsertInGroup =
    groupId && mayPostInGroup(viewerId, groupId, audience, anonymous);
  const checkInAt = isPrayer ? now + checkInDelayMs : null;
  try {
    const [inserted] = await db.batch([
      sql`INSERT INTO posts (id, userId, type, content, imageUrl, imageWidth, imageHeight, imageAlt,
                             videoUrl, audience, groupId, anonymous, checkInAt, idempotencyKey, idempotencyHash, createdAt)
          SELECT ${id}, ${viewerId}, ${input.type}, ${content}, ${image?.url ?? null},
                 ${image?.width ?? null}, ${image?.height ?? null}, ${imageAlt}, ${videoUrl}, ${audience},
                 ${groupId}, ${anonymous}, ${checkInAt}, ${idempotencyKey}, ${hash}, ${now}
          WHERE ${anonymous ? mayInsertAnonymously : sql`TRUE`} AND ${mayInsertInGroup ?? sql`TRUE`} RETURNING id`,
      ...(anonymous ? [countAnonymous(viewerId, id, now)] : []),
      ...details,
      ...insertMentions(viewerId, { postId: id }, getMentionText(input)),
      ...(groupId ? enqueueGroupNews(id, now) : []),
    ]);
    if (!inserted?.length)
      throw anonymous ? refuseAnonymous() : new AppError("conflict");
    return await getPost(db, viewerId, id);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const row = await db.first<Row<typeof posts, "id" | "idempotencyHash">>(
      sql`SELECT id, idempotencyHash FROM posts WHERE userId = ${viewerId} AND idempotencyKey = ${idempotencyKey}`,
    );
    if (!row) throw error;
    // Posts from before this column have no hash.
    if ((row.idempotencyHash ?? hash) !== hash) throw idempotencyKeyReused();
    return getPost(db, viewerId, row.id);
  }
}

async function resolveTarget(db: Db, viewerId: string, input: NewPost) {
  return input.group === undefined
    ? {
        audience: await resolveAudience(db, viewerId, input.audience),
        groupId: null,
      }
    : resolveGroup(db, viewerId, input.group, input);
}

/** The text that may contain mentions. The text of a verse is Scripture. */
function getMentionText(input: NewPost): string {
  if (input.type === "verse") return "";
  const description = input.type === "event" && input.eventData.description;
  return `${input.content}\n${description || ""}`;
}

async function prepare(
  { images, assets }: PostStores,
  id: string,
  viewerId: string,
  input: NewPost,
  now: number,
) {
  const plain = {
    content: input.content,
    videoUrl: null as string | null,
    image: null as StoredImage | null,
    imageAlt: null as string | null,
    /** Inserts the event, the verse or the pictures, if the type has them. */
    details: [] as Sql[],
  };
  switch (input.type) {
    case "text":
    case "prayer":
      return plain;
    case "video":
      return { ...plain, videoUrl: input.videoUrl };
    case "image": {
      if (!input.images) {
        return {
          ...plain,
          image: await images.save(input.imageUrl ?? "", input.smallerImages),
          imageAlt: input.imageAlt || null,
        };
      }
      const saved = await saveImages(images, viewerId, input.images);
      return { ...plain, details: setImages(id, saved) };
    }
    case "event": {
      // Validate the event before storing the image.
      const details = insertEvent(id, input.eventData, now);
      const source = input.imageUrl ?? input.eventData.imageUrl;
      return {
        ...plain,
        image: source ? await images.save(source, input.smallerImages) : null,
        imageAlt: source ? input.imageAlt || null : null,
        details,
      };
    }
    case "verse": {
      const quoted = await quoteVerse(assets, input.verseData);
      const { customization } = input.verseData;
      const own = customization.customBackgroundUrl;
      const customBackgroundUrl = own ? (await images.save(own)).url : null;
      const saved = { ...customization, customBackgroundUrl };
      return {
        ...plain,
        content: quoted.reference,
        details: [insertVerseCard(id, quoted, saved)],
      };
    }
  }
}
