import { isImageKey, listSmallerImages } from "~/shared/image-key";
import { listCroppedImageKeys } from "~/features/media/image-slot";
import { sql, type Sql } from "~/db/sql";
import { listKvKeys, listStoredObjects, sqlBatch, sqlRows } from "../site";

/** Rows that refer to something which doesn't exist, where no foreign key prevents it. */
const orphans: Record<string, Sql> = {
  "recipient of a notification's actor": sql`SELECT a.notificationId AS id FROM notification_actors a
    JOIN notifications n ON n.id = a.notificationId WHERE n.userId <> a.userId`,
  "notification without actors": sql`SELECT id FROM notifications WHERE actorsCount = 0 AND latestActorIds <> '[]'`,
  "withdrawn notification": sql`SELECT userId AS id FROM withdrawn_notifications
    WHERE userId NOT IN (SELECT id FROM users) OR actorId NOT IN (SELECT id FROM users)`,
  "push to somebody else": sql`SELECT p.notificationId AS id FROM pushes p JOIN notifications n ON n.id = p.notificationId
    WHERE n.userId <> p.userId`,
  "pinned post": sql`SELECT g.id FROM groups g WHERE pinnedPostId IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM posts WHERE id = g.pinnedPostId AND groupId = g.id AND audience <> 'me' AND hiddenAt IS NULL)`,
  "member who also waits": sql`SELECT r.userId AS id FROM group_requests r JOIN group_members m USING (groupId, userId)`,
  "image of a deleted user": sql`SELECT key AS id FROM images
    WHERE uploaderId IS NOT NULL AND uploaderId NOT IN (SELECT id FROM users)`,
  "event that differs from its post": sql`SELECT e.postId AS id FROM events e JOIN posts p ON p.id = e.postId
    WHERE e.groupId IS NOT p.groupId OR e.isPublic <> (p.audience = 'everyone' AND p.groupId IS NULL)`,
  "post without its event, verse or video": sql`SELECT p.id FROM posts p WHERE
    (type = 'event') <> EXISTS (SELECT 1 FROM events WHERE postId = p.id)
    OR (type = 'verse') <> EXISTS (SELECT 1 FROM verse_cards WHERE postId = p.id)
    OR (type = 'video' AND audience = 'everyone' AND groupId IS NULL) <> EXISTS (SELECT 1 FROM reels WHERE postId = p.id)`,
  "mention in a deleted text": sql`SELECT sourceId AS id FROM mentions
    WHERE sourceId <> postId AND sourceId IS NOT commentId`,
  "owner and date without one": sql`SELECT g.id FROM groups g WHERE (ownerlessSince IS NULL) <> EXISTS (
    SELECT 1 FROM group_members WHERE groupId = g.id AND role = 'owner')`,
  "prayed day that the list doesn't show": sql`SELECT l.id FROM prayer_list l LEFT JOIN prayed y USING (postId, userId)
    WHERE l.postId IS NOT NULL AND l.lastDay IS NOT y.lastDay`,
  "visible post hidden by nobody": sql`SELECT p.id FROM posts p WHERE hiddenAt IS NULL AND hiddenReason IS NOT NULL`,
  "blocked follower": sql`SELECT followerId AS id FROM follows f WHERE EXISTS (SELECT 1 FROM blocks b WHERE
    (b.blockerId, b.blockedId) IN ((f.followerId, f.followeeId), (f.followeeId, f.followerId)))`,
  "gap in the audit log": sql`SELECT max(seq) AS id FROM audit_log HAVING max(seq) <> count(*)`,
};

/** Returns what the campaign has left behind in D1, R2 and KV that no row or job refers to. */
export async function findRubbish(): Promise<string[]> {
  const results = await sqlBatch(Object.values(orphans));
  return [
    ...Object.keys(orphans).flatMap((name, i) =>
      (results[i] ?? []).map(({ id }) => `${name}: ${id}`),
    ),
    ...(await findStoredRubbish()),
  ];
}

/** Days and rollups expire; the cleanup job reads and deletes its cursor. */
const expectedKv = /^(day:[\d-]+|daily-rollups:\d+|previews\/cleanup-cursor)$/;

/** A job deletes previews when they are a week old, and images that have a row with `checkAfter`. */
async function findStoredRubbish(): Promise<string[]> {
  const rows = await sqlRows(
    sql`SELECT key, checkAfter IS NOT NULL OR EXISTS (SELECT 1 FROM posts WHERE imageUrl = '/images/' || key)
          OR EXISTS (SELECT 1 FROM post_images WHERE url = '/images/' || key)
          OR EXISTS (SELECT 1 FROM users WHERE profileImageUrl = '/images/' || key)
          OR EXISTS (SELECT 1 FROM groups WHERE imageUrl = '/images/' || key)
          OR EXISTS (SELECT 1 FROM verse_cards WHERE (customization ->> '$.customBackgroundUrl') = '/images/' || key)
          OR EXISTS (SELECT 1 FROM report_tickets WHERE (snapshot ->> '$.imageUrl') = '/images/' || key) AS used
        FROM images`,
  );
  const keys = rows.map(({ key }) => String(key));
  const expected = new Set(
    keys.flatMap((key) => [
      key,
      ...listSmallerImages(key).map(({ name }) => name),
      ...listCroppedImageKeys(key),
    ]),
  );
  const objects = new Set(await listStoredObjects());
  const kvKeys = await listKvKeys();
  return [
    ...rows
      .filter(({ used }) => !used)
      .map(({ key }) => `unused image: ${key}`),
    ...keys
      .filter((key) => isImageKey(key) && !objects.has(key))
      .map((key) => `image without its object: ${key}`),
    ...[...objects]
      .filter((key) => !expected.has(key) && !key.startsWith("previews/"))
      .map((key) => `object without its row: ${key}`),
    ...kvKeys
      .filter((key) => !expectedKv.test(key))
      .map((key) => `entry in KV: ${key}`),
  ];
}
