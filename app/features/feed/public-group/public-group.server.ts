import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { groups } from "~/db/schema";
import { sql, type Sql, type SqlId } from "~/db/sql";
import { isListed, visitor } from "~/features/audience/visibility.server";
import { createCalendarFile } from "~/features/events/calendar-file";
import { groupNotFound } from "~/features/groups/group-access.server";
import { getGroup } from "~/features/groups/group.server";
import { groupMeta } from "~/features/link-preview/group-meta";
import { isPastEvent } from "~/features/posts/event-time";
import {
  selectPosts,
  toPost,
  type PostRow,
} from "~/features/posts/post-row.server";
import type { AppContext } from "~/platform/context.server";
import { dayMs } from "~/shared/duration.mjs";
import { createAtomFeed } from "./atom";
import { maxScannedPosts } from "../newest-posts.server";

const feedPosts = 50;
const feedEvents = 200;
/** Calendars remove events that the file leaves out. */
const pastEventsMs = 90 * dayMs;

/** Events that began longer ago and still last aren't listed. */
const ongoingMs = 7 * dayMs;
/** As many as fit into 15 KB of HTML. */
const pagePosts = 10;

/** Open groups have posts for everyone, and so do churches, whose leaders mark them as public. */
const publicGroup = (slug: string) =>
  sql`groups g WHERE g.slug = ${slug} AND g.closedAt IS NULL
    AND (g.joinPolicy = 'open' OR g.joinPolicy = 'approval' AND g.kind = 'church')`;

/** For everyone: no prayers, nothing anonymous and nothing for a narrower audience. Cost: one row for each of up to 500 scanned, and four a post. */
export function selectPublic(db: Db, slug: string, viewerId: SqlId = visitor) {
  const groupId = sql`(SELECT g.id FROM ${publicGroup(slug)})`;
  const list = async (scan: Sql, clauses: Sql) => {
    const source = sql`(SELECT *, ${viewerId} AS viewerId FROM (${scan} LIMIT ${maxScannedPosts}))`;
    const rows = await db.all<PostRow>(
      selectPosts(
        sql`p.viewerId`,
        sql`AND p.audience = 'everyone' AND p.type <> 'prayer' AND p.anonymous = 0 AND ${isListed(sql`p.viewerId`)} ${clauses}`,
        { source },
      ),
    );
    return rows.map(toPost);
  };
  /** Newest first. */
  const posts = (limit: number, condition = sql``) =>
    list(
      sql`SELECT * FROM posts INDEXED BY posts_public_in_group WHERE groupId = ${groupId} AND audience = 'everyone' ORDER BY id DESC`,
      sql`${condition} ORDER BY p.id DESC LIMIT ${limit}`,
    );
  /** Those that start after `from` (ms), earliest first. */
  const events = (limit: number, from: number) =>
    list(
      sql`SELECT p.*, e.startsAt FROM events e CROSS JOIN posts p ON p.id = e.postId
          WHERE e.groupId = ${groupId} AND e.startsAt >= ${from} ORDER BY e.startsAt, e.postId`,
      sql`ORDER BY p.startsAt LIMIT ${limit}`,
    );
  /** The next three events, then the newest other posts. */
  const page = async (now: number) => {
    const [begun, others] = await Promise.all([
      events(20, now - ongoingMs),
      posts(pagePosts, sql`AND p.type <> 'event'`),
    ]);
    const next = begun.filter(
      ({ eventData }) => eventData && !isPastEvent(eventData, now),
    );
    return [...next.slice(0, 3), ...others];
  };
  return { posts, events, page };
}

type Context = Pick<AppContext, "db" | "env" | "now">;

const getSite = ({ PRODUCT_NAME, SITE_URL }: AppContext["env"]) => ({
  productName: PRODUCT_NAME,
  siteUrl: new URL(SITE_URL).origin,
});

/** What a visitor's page shows of a group. */
export async function loadPublicGroup({ db, env, now }: Context, slug: string) {
  const group = await getGroup(db, visitor, slug);
  const listed = await selectPublic(db, group.slug).page(now);
  const events = listed.filter(({ type }) => type === "event");
  const head = groupMeta(group, events, getSite(env));
  return { group, posts: listed.slice(events.length), events, head };
}

/** A group's Atom feed or calendar. `not_found` unless the group has posts for everyone. */
export async function createGroupFile(
  { db, env, now }: Context,
  slug: string,
  isFeed: boolean,
): Promise<string> {
  const [group, posts] = await Promise.all([
    db.first<Row<typeof groups, "slug" | "name" | "about" | "createdAt">>(
      sql`SELECT g.slug, g.name, g.about, g.createdAt FROM ${publicGroup(slug)}`,
    ),
    isFeed
      ? selectPublic(db, slug).posts(feedPosts)
      : selectPublic(db, slug).events(feedEvents, now - pastEventsMs),
  ]);
  if (!group) throw groupNotFound();
  return isFeed
    ? createAtomFeed(group, posts, getSite(env))
    : createCalendarFile(posts, getSite(env), group.name);
}
