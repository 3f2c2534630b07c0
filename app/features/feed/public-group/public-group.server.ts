import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { groups } from "~/db/schema";
import { sql, type Sql } from "~/db/sql";
import { visitor } from "~/features/audience/visibility.server";
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

/** As visitors see them, and no prayers, nothing anonymous and nothing for a narrower audience. Cost: one row for each of up to 500 scanned, and four a post. */
async function listPublic(db: Db, scan: Sql, order: Sql, limit: number) {
  const rows = await db.all<PostRow>(
    selectPosts(
      visitor,
      sql`AND p.audience = 'everyone' AND p.type <> 'prayer' AND p.anonymous = 0 ORDER BY ${order} LIMIT ${limit}`,
      { source: sql`(${scan} LIMIT ${maxScannedPosts})` },
    ),
  );
  return rows.map(toPost);
}

/** Newest first. */
const listPublicPosts = (db: Db, slug: string, limit: number) =>
  listPublic(
    db,
    sql`SELECT * FROM posts INDEXED BY posts_public_in_group
        WHERE groupId = (SELECT g.id FROM ${publicGroup(slug)}) AND audience = 'everyone' ORDER BY id DESC`,
    sql`p.id DESC`,
    limit,
  );

/** Those that start after `from` (ms), earliest first. */
const listPublicEvents = (db: Db, slug: string, from: number, limit: number) =>
  listPublic(
    db,
    sql`SELECT p.*, e.startsAt FROM events e CROSS JOIN posts p ON p.id = e.postId
        WHERE e.groupId = (SELECT g.id FROM ${publicGroup(slug)}) AND e.startsAt >= ${from} ORDER BY e.startsAt, e.postId`,
    sql`p.startsAt`,
    limit,
  );

type Context = Pick<AppContext, "db" | "env" | "now">;

const getSite = ({ PRODUCT_NAME, SITE_URL }: AppContext["env"]) => ({
  productName: PRODUCT_NAME,
  siteUrl: new URL(SITE_URL).origin,
});

/** What a visitor's page shows of a group. */
export async function loadPublicGroup({ db, env, now }: Context, slug: string) {
  const group = await getGroup(db, visitor, slug);
  const [posts, begun] = await Promise.all([
    listPublicPosts(db, group.slug, pagePosts),
    listPublicEvents(db, group.slug, now - ongoingMs, 20),
  ]);
  const events = begun
    .filter(({ eventData }) => eventData && !isPastEvent(eventData, now))
    .slice(0, 3);
  const head = groupMeta(group, events, getSite(env));
  return { group, posts, events, head };
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
      ? listPublicPosts(db, slug, feedPosts)
      : listPublicEvents(db, slug, now - pastEventsMs, feedEvents),
  ]);
  if (!group) throw groupNotFound();
  return isFeed
    ? createAtomFeed(group, posts, getSite(env))
    : createCalendarFile(posts, getSite(env), group.name);
}
