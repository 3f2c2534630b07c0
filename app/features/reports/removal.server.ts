import { sql, type Sql } from "~/db/sql";
import { visibleTo } from "~/features/audience/visibility.server";
import { requireLeader } from "~/features/groups/group-access.server";
import { clearPostCaches } from "~/features/link-preview/preview.server";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/id";
import { decisionWrites } from "./decision-writes.server";
import { commentSnapshot, postSnapshot } from "./report-target.server";

interface Removal {
  slug: string;
  kind: "post" | "comment";
  targetId: string;
  reason: string;
}

/**
 * Leaders remove what others wrote in their group: hides it by a decided ticket of its own, so that the author can read
 * the reason and appeal to the site's moderators. A ticket that reports have opened stays open, and leaders don't learn
 * of it. `not_found` for the viewer's own content, and for what they can't see in the group.
 */
export async function removeFromGroup(
  app: AppContext,
  viewerId: string,
  { slug, kind, targetId, reason }: Removal,
): Promise<void> {
  const { db, now } = app;
  const { id: groupId } = await requireLeader(db, viewerId, slug);
  const where = sql`p.groupId = ${groupId} AND ${visibleTo(viewerId)} AND EXISTS (SELECT 1 FROM group_members
    WHERE groupId = p.groupId AND userId = ${viewerId} AND role <> 'member')`;
  const targets: Record<Removal["kind"], Sql> = {
    post: sql`SELECT p.id AS postId, p.userId, ${postSnapshot} AS snapshot FROM posts p WHERE p.id = ${targetId} AND ${where}`,
    comment: sql`SELECT p.id AS postId, c.userId, ${commentSnapshot} AS snapshot FROM comments c CROSS JOIN posts p ON p.id = c.postId
      WHERE c.id = ${targetId} AND c.hiddenAt IS NULL AND ${where}`,
  };
  const removable = sql`(${targets[kind]}) o WHERE o.userId <> ${viewerId}`;
  const target = await db.first<{ postId: string; userId: string }>(
    sql`SELECT o.postId, o.userId FROM ${removable}`,
  );
  const notFound = new AppError("not_found", {
    detail: "This isn't available any more.",
  });
  if (!target) throw notFound;
  const ticket = { id: newId(now), kind, targetId, subjectId: target.userId };
  const [opened] = await db.batch([
    sql`INSERT INTO report_tickets (id, kind, targetId, subjectId, snapshot, openedAt, status)
        SELECT ${ticket.id}, ${kind}, ${targetId}, o.userId, json_set(o.snapshot, '$.byLeaders', 1), ${now}, 'decided'
        FROM ${removable} RETURNING id`,
    ...decisionWrites(
      {
        ...ticket,
        decision: null,
        appealedAt: null,
        suspendedUntil: null,
        byLeaders: true,
      },
      { decision: "hide", reason },
      {
        actorId: viewerId,
        until: now,
        when: sql`EXISTS (SELECT 1 FROM report_tickets WHERE id = ${ticket.id})`,
        now,
      },
    ),
  ]);
  if (!opened?.length) throw notFound;
  await clearPostCaches(app, target.postId);
}
