import type { Bit, Row } from "~/db/row";
import type { posts, users } from "~/db/schema";
import { isoTime, jsonBoolean, sql, type Sql, type SqlId } from "~/db/sql";
import {
  isPublicPostVisibleTo,
  visibleTo,
} from "~/features/audience/visibility.server";
import { isKnown } from "~/features/groups/group-access.server";
import { nowMs } from "~/features/notify/notify.server";
import type { EventData } from "./event";
import { hiddenPostNote, parseHiddenNote } from "./hidden-note.server";
import {
  checkInDelayMs,
  type Post,
  type PrayerData,
  type VerseData,
} from "./post";
import { layOutVerse } from "./verse-layout";

/** One row of `selectPosts`. */
export interface PostRow
  extends
    Row<
      typeof posts,
      | "id"
      | "type"
      | "content"
      | "imageUrl"
      | "imageWidth"
      | "imageHeight"
      | "imageAlt"
      | "videoUrl"
      | "videoTitle"
      | "createdAt"
      | "updatedAt"
      | "isDemo"
      | "audience"
    >,
    Row<typeof users, "firstName" | "lastName" | "profileImageUrl"> {
  /** These and the names are null for an anonymous request. */
  userId: string | null;
  username: string | null;
  isOwn: Bit;
  likes: number;
  comments: number;
  isLiked: Bit;
  isSaved: Bit;
  isFollowingAuthor: Bit;
  /** `Post["group"]` as JSON. */
  groupJson: string | null;
  /** The pictures as JSON; null unless there are several. */
  several: string | null;
  /** The event, the verse or the prayer as JSON; null for other types. */
  extra: string | null;
  /** `HiddenNote` as JSON; null unless hidden. */
  hidden: string | null;
}

/**
 * Selects posts with everything a card shows, from all posts or from `source`, without those
 * the viewer may not see, and without the author of an anonymous request. `clauses` follow a condition (AND, ORDER BY,
 * LIMIT). A caller that knows `isFollowingAuthor` saves its lookup.
 * Cost: two rows per post (post and author), and one more each for a like, a save, a followed author, an event, a
 * verse, a prayer that the viewer prayed for, each of several pictures, a group, and the viewer's membership. A lookup that finds nothing is free, because D1 bills rows read.
 */
export function selectPosts(
  viewerId: SqlId,
  clauses: Sql,
  {
    source = sql`posts`,
    columns = sql``,
    isPublic = false,
    group = isPublic ? sql`NULL` : selectGroup(viewerId),
    isFollowingAuthor = selectFollowing(viewerId),
  }: {
    source?: Sql;
    /** Further ones. */
    columns?: Sql;
    /** The source holds only posts for everyone outside groups. */
    isPublic?: boolean;
    /** \`Post["group"]\` as JSON, for a caller that knows it. */
    group?: Sql;
    isFollowingAuthor?: Sql;
  } = {},
): Sql {
  return sql`
    SELECT p.id, u.id AS userId, p.userId IS ${viewerId} AS isOwn, p.type, p.content, p.imageUrl, p.imageWidth, p.imageHeight, p.imageAlt,
           p.videoUrl, p.videoTitle, p.createdAt, p.updatedAt, p.isDemo, p.audience,
           max(0, p.likesCount + p.likesAdjustment) AS likes, p.commentsCount AS comments,
           EXISTS (SELECT 1 FROM likes l WHERE l.postId = p.id AND l.userId = ${viewerId}) AS isLiked,
           EXISTS (SELECT 1 FROM saved_posts s WHERE s.postId = p.id AND s.userId = ${viewerId}) AS isSaved,
           p.anonymous = 0 AND (${isFollowingAuthor}) AS isFollowingAuthor,
           u.firstName, u.lastName, u.username, u.profileImageUrl,
           CASE WHEN p.imagesCount > 0 THEN (
             SELECT json_group_array(json_object('url', i.url, 'width', i.width, 'height', i.height, 'alt', i.alt))
             FROM (SELECT * FROM post_images WHERE postId = p.id ORDER BY position) i) END AS several,
           ${group} AS groupJson,
           CASE p.type
             WHEN 'event' THEN (
               SELECT json_object('title', e.title, 'description', e.description, 'date', e.date,
                 'time', e.time, 'timeZone', e.timeZone, 'startsAt', ${isoTime(sql`e.startsAt`)},
                 'endDate', e.endDate, 'endTime', e.endTime, 'endsAt', ${isoTime(sql`e.endsAt`)},
                 'location', e.location, 'registrationUrl', e.registrationUrl, 'imageUrl', p.imageUrl,
                 'interestsCount', p.interestsCount,
                 'isInterested', ${jsonBoolean(sql`EXISTS (SELECT 1 FROM interests i
                   WHERE i.postId = p.id AND i.userId = ${viewerId})`)})
               FROM events e WHERE e.postId = p.id)
             WHEN 'verse' THEN (
               SELECT json_object('text', v.text, 'version', v.version, 'book', v.book,
                 'chapter', v.chapter, 'verse', v.verse, 'lastVerse', v.lastVerse, 'customization', json(v.customization))
               FROM verse_cards v WHERE v.postId = p.id)
             WHEN 'prayer' THEN json_object('prayedCount', p.prayedCount, 'peopleCount', p.peopleCount,
               'prayedUntil', (SELECT ${isoTime(sql`dayEndsAt`)} FROM prayed WHERE postId = p.id AND userId = ${viewerId} AND dayEndsAt > ${nowMs}),
               'answeredAt', ${isoTime(sql`p.answeredAt`)}, 'answer', p.answer, 'closedAt', ${isoTime(sql`p.closedAt`)},
               'isCheckInDue', ${jsonBoolean(sql`p.userId IS ${viewerId} AND p.answeredAt IS NULL AND p.closedAt IS NULL
                 AND coalesce(p.checkInAt, p.createdAt + ${checkInDelayMs}) <= ${nowMs}`)})
           END AS extra, ${hiddenPostNote} AS hidden ${columns}
    FROM ${source} p LEFT JOIN users u ON u.id = iif(p.anonymous, NULL, p.userId)
    WHERE ${isPublic ? isPublicPostVisibleTo(viewerId) : visibleTo(viewerId)} ${clauses}`;
}

/** The viewer follows the author of post `p`, or has asked to. */
export const selectFollowing = (viewerId: SqlId): Sql =>
  sql`EXISTS (SELECT 1 FROM follows f WHERE f.followerId = ${viewerId} AND f.followeeId = p.userId)
    OR EXISTS (SELECT 1 FROM follow_requests r WHERE r.followerId = ${viewerId} AND r.followeeId = p.userId)`;

/** `Post["group"]` as JSON, unless the viewer may not know of it. */
export const selectGroup = (viewerId: SqlId) =>
  sql`(SELECT json_object('slug', g.slug, 'name', g.name, 'isLed', ${jsonBoolean(sql`coalesce(m.role <> 'member', 0)`)})
       FROM groups g LEFT JOIN group_members m ON m.groupId = g.id AND m.userId = ${viewerId}
       WHERE g.id = p.groupId AND ${isKnown()})`;

export function toPost(row: PostRow): Post {
  const extra: unknown = JSON.parse(row.extra ?? "null");
  return {
    id: row.id,
    userId: row.userId,
    type: row.type,
    content: row.content,
    imageUrl: row.imageUrl,
    imageWidth: row.imageWidth,
    imageHeight: row.imageHeight,
    imageAlt: row.imageAlt,
    images: toImages(row),
    videoUrl: row.videoUrl,
    videoTitle: row.videoTitle,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt:
      row.updatedAt === null ? null : new Date(row.updatedAt).toISOString(),
    isOwn: row.isOwn === 1,
    isLikedByUser: row.isLiked === 1,
    isSaved: row.isSaved === 1,
    isFollowingAuthor: row.isFollowingAuthor === 1,
    isDemo: row.isDemo === 1,
    audience: row.audience,
    group: JSON.parse(row.groupJson ?? "null") as Post["group"],
    _count: { likes: row.likes, comments: row.comments },
    user: toAuthor(row),
    eventData: row.type === "event" ? (extra as EventData | null) : null,
    verseData:
      row.type === "verse" ? toVerse(extra as StoredVerse | null) : null,
    prayer:
      row.type === "prayer" ? toPrayer(extra as StoredPrayer | null) : null,
    ...parseHiddenNote(row),
  };
}

function toAuthor(row: PostRow): Post["user"] {
  const { userId: id, username, firstName, lastName, profileImageUrl } = row;
  if (id === null || username === null) return null;
  return { id, firstName, lastName, username, profileImageUrl };
}

function toImages(row: PostRow): Post["images"] {
  if (row.several !== null) return JSON.parse(row.several) as Post["images"];
  const { imageUrl: url, imageWidth: width, imageHeight: height } = row;
  return url === null ? [] : [{ url, width, height, alt: row.imageAlt }];
}

type StoredPrayer = Omit<PrayerData, "prayedToday">;

const toPrayer = (prayer: StoredPrayer | null): PrayerData | null =>
  prayer && { ...prayer, prayedToday: prayer.prayedUntil !== null };

type StoredVerse = Omit<VerseData, "layout">;

/** Cost: 0.1 ms of CPU per verse for its line breaks. */
const toVerse = (verse: StoredVerse | null): VerseData | null =>
  verse && { ...verse, layout: layOutVerse(verse) };
