import { sql } from "~/db/sql";
import type { Sql, SqlId } from "~/db/sql";
import type { EventData, Post, PostType, VerseData } from "./post";

/** One row of `selectPosts`. */
export interface PostRow {
  id: string;
  userId: string;
  type: PostType;
  content: string;
  imageUrl: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
  imageAlt: string | null;
  videoUrl: string | null;
  createdAt: number;
  isDemo: number;
  likes: number;
  comments: number;
  isLiked: number;
  firstName: string | null;
  lastName: string | null;
  username: string;
  profileImageUrl: string | null;
  /** JSON of the event or the verse, whichever the post is; null for the rest. */
  extra: string | null;
}

/**
 * Posts as cards show them to a viewer. `rest` goes behind FROM: WHERE, ORDER BY, LIMIT.
 * Bill: three rows a post (post, author, like), one more for an event or a verse.
 */
export function selectPosts(viewerId: SqlId, rest: Sql): Sql {
  return sql`
    SELECT p.id, p.userId, p.type, p.content, p.imageUrl, p.imageWidth, p.imageHeight, p.imageAlt,
           p.videoUrl, p.createdAt, p.isDemo,
           max(0, p.likesCount + p.likesAdjustment) AS likes, p.commentsCount AS comments,
           EXISTS (SELECT 1 FROM likes l WHERE l.postId = p.id AND l.userId = ${viewerId}) AS isLiked,
           u.firstName, u.lastName, u.username, u.profileImageUrl,
           CASE p.type
             WHEN 'event' THEN (
               SELECT json_object('title', e.title, 'description', e.description, 'date', e.date,
                 'time', e.time, 'timeZone', e.timeZone, 'startsAt', e.startsAt,
                 'location', e.location, 'registrationUrl', e.registrationUrl, 'imageUrl', e.imageUrl)
               FROM events e WHERE e.postId = p.id)
             WHEN 'verse' THEN (
               SELECT json_object('text', v.text, 'version', v.version, 'book', v.book,
                 'chapter', v.chapter, 'verse', v.verse, 'customization', json(v.customization))
               FROM verse_cards v WHERE v.postId = p.id)
           END AS extra
    FROM posts p JOIN users u ON u.id = p.userId
    ${rest}`;
}

interface EventJson extends Omit<EventData, "startsAt"> {
  startsAt: number;
}

export function toPost(row: PostRow): Post {
  return {
    id: row.id,
    userId: row.userId,
    type: row.type,
    content: row.content,
    imageUrl: row.imageUrl,
    imageWidth: row.imageWidth,
    imageHeight: row.imageHeight,
    imageAlt: row.imageAlt,
    videoUrl: row.videoUrl,
    createdAt: new Date(row.createdAt).toISOString(),
    isLikedByUser: row.isLiked === 1,
    isDemo: row.isDemo === 1,
    _count: { likes: row.likes, comments: row.comments },
    user: {
      id: row.userId,
      firstName: row.firstName,
      lastName: row.lastName,
      username: row.username,
      profileImageUrl: row.profileImageUrl,
    },
    eventData: row.type === "event" ? toEvent(row.extra) : null,
    verseData: row.type === "verse" ? toVerse(row.extra) : null,
  };
}

function toEvent(extra: string | null): EventData | null {
  if (extra === null) return null;
  const event = JSON.parse(extra) as EventJson;
  return { ...event, startsAt: new Date(event.startsAt).toISOString() };
}

function toVerse(extra: string | null): VerseData | null {
  return extra === null ? null : (JSON.parse(extra) as VerseData);
}
