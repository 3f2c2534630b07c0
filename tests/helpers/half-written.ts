import { sql } from "~/db/sql";
import {
  selectWrongCounts,
  selectWrongDays,
  selectWrongTotals,
} from "./find-wrong-counts";
import type { ClosedState } from "./crash-site";
import { inviteUses } from "./crash-writes";
import { listKeys } from "./sql-server";

/**
 * Each statement selects what one request or its triggers have written only in part. They hold for the writes of
 * `crash-writes.ts`, while no scheduled job runs.
 */
const halfWritten = {
  "wrong count": selectWrongCounts,
  "wrong total": selectWrongTotals,
  "wrong total of a day": selectWrongDays,
  "post without its event, verse or picture": sql`
    SELECT p.id FROM posts p LEFT JOIN events e ON e.postId = p.id LEFT JOIN verse_cards v ON v.postId = p.id
    WHERE (p.type = 'event') <> (e.postId IS NOT NULL) OR (p.type = 'verse') <> (v.postId IS NOT NULL)
      OR (p.type = 'image') <> (p.imageUrl IS NOT NULL)
      OR p.imagesCount > 0 AND p.imageUrl IS NOT (SELECT url FROM post_images WHERE postId = p.id AND position = 0)`,
  "post of a group that won't notify its members": sql`
    SELECT id FROM posts WHERE groupId IS NOT NULL AND id NOT IN (SELECT postId FROM group_news)`,
  "answered prayer without its answer or its news": sql`
    SELECT id FROM posts p WHERE (answeredAt IS NULL) <> (answer IS NULL) OR (answeredAt IS NULL) <> (checkInAt IS NOT NULL)
      AND type = 'prayer' OR answeredAt IS NOT NULL AND NOT EXISTS (SELECT 1 FROM prayer_news WHERE postId = p.id AND kind = 'answer')`,
  "update of a prayer without its news": sql`
    SELECT id FROM prayer_updates u WHERE NOT EXISTS (
      SELECT 1 FROM prayer_news WHERE postId = u.postId AND kind = 'update' AND sourceId = u.id)`,
  "listed prayer with another last day": sql`
    SELECT l.id FROM prayer_list l LEFT JOIN prayed y ON y.postId = l.postId AND y.userId = l.userId
    WHERE l.postId IS NOT NULL AND l.lastDay IS NOT y.lastDay`,
  "group without its owner or search terms": sql`
    SELECT id FROM groups g WHERE 1 <> (SELECT count(*) FROM group_members WHERE groupId = g.id AND role = 'owner')
      OR NOT EXISTS (SELECT 1 FROM group_terms WHERE groupId = g.id)`,
  "invitation with a wrong number of uses": sql`
    SELECT i.id FROM group_invites i JOIN groups g ON g.id = i.groupId WHERE i.usesLeft + g.membersCount - 1 <> ${inviteUses}`,
  "decision without its audit entry, effect or notifications": sql`
    SELECT t.id FROM report_tickets t LEFT JOIN posts p ON p.id = t.targetId WHERE (t.status = 'decided') <> (
        1 = (SELECT count(*) FROM audit_log WHERE after ->> '$.ticketId' = t.id))
      OR t.status = 'decided' AND (p.id IS NULL) <> (t.decision = 'delete')
      OR t.status = 'decided' AND (p.hiddenAt IS NOT NULL) <> (t.decision = 'hide')
      OR t.status = 'decided' AND 2 <> (SELECT count(*) FROM notifications
        WHERE cause LIKE '%:' || t.id || ':%' AND kind IN ('report', 'moderation'))`,
  "claim without its audit entry": sql`
    SELECT id FROM report_tickets WHERE claimedBy IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM audit_log WHERE action = 'report.claimed' AND target = 'report:' || report_tickets.id)`,
  "gap in the audit log": sql`SELECT max(seq) AS id FROM audit_log HAVING max(seq) <> count(*)`,
  "ticket without a report": sql`
    SELECT id FROM report_tickets WHERE reportsCount = 0`,
  "comment with a missing or doubled notification": sql`
    SELECT c.id FROM comments c JOIN posts p ON p.id = c.postId
    WHERE (c.userId <> p.userId) <> (SELECT count(*) FROM notifications WHERE cause = 'comment:' || c.id)`,
  "follow with a missing or doubled notification": sql`
    SELECT followerId AS id FROM follows WHERE 1 <> (SELECT count(*) FROM notification_actors
      WHERE actorId = followerId AND userId = followeeId AND cause = 'follow')`,
  "damaged database": sql`SELECT quick_check AS id FROM pragma_quick_check WHERE quick_check <> 'ok'`,
  "broken foreign key": sql`SELECT "table" || ' ' || rowid AS id FROM pragma_foreign_key_check`,
};

/** Returns what has been written only in part, as "problem: id". */
export async function findHalfWritten(state: ClosedState): Promise<string[]> {
  const results = await state.batch(Object.values(halfWritten));
  const found = Object.keys(halfWritten).flatMap((problem, i) =>
    (results[i] ?? []).map(({ id }) => `${problem}: ${String(id)}`),
  );
  return [...found, ...(await findMissingPictures(state))];
}

/** A preview that is rendered from a picture. */
const croppedKey = /^cropped\/([^/]+)/;

/** Every picture that a post shows must have its row and its object, and every object a row, or it is never deleted. */
async function findMissingPictures({ batch, mf }: ClosedState) {
  const [shown = [], rows = []] = await batch([
    sql`SELECT substr(imageUrl, 9) AS key FROM posts WHERE imageUrl IS NOT NULL UNION SELECT substr(url, 9) FROM post_images`,
    sql`SELECT key FROM images`,
  ]);
  const keys = new Set(rows.map(({ key }) => String(key)));
  const objects = new Set(await listKeys(mf));
  return [
    ...shown
      .map(({ key }) => String(key))
      .filter((key) => !keys.has(key) || !objects.has(key))
      .map((key) => `post without its picture: ${key}`),
    ...[...objects]
      .filter((key) => !keys.has(croppedKey.exec(key)?.[1] ?? key))
      .map((key) => `picture without its row: ${key}`),
  ];
}
