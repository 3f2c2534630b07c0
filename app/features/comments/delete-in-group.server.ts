import { sql, type Sql } from "~/db/sql";
import { notifyCancellation } from "~/features/notify/event-schedule.server";

/** Deletes the posts and comments of a member, but not of the owner, in a group. The last statement returns the posts. */
export function deleteInGroup(userId: string, slug: string): Sql[] {
  const groupId = sql`(SELECT g.id FROM groups g CROSS JOIN group_members m ON m.groupId = g.id
    WHERE g.slug = ${slug} AND m.userId = ${userId} AND m.role <> 'owner')`;
  // Read on posts_in_groups_by_user, not on the index of all the group's posts.
  const isOwn = sql`p.userId = ${userId} AND p.groupId IS NOT NULL AND +p.groupId = ${groupId}`;
  return [
    sql`DELETE FROM comments WHERE userId = ${userId}
          AND EXISTS (SELECT 1 FROM posts p WHERE p.id = comments.postId AND p.groupId = ${groupId})`,
    notifyCancellation(isOwn),
    sql`DELETE FROM posts AS p WHERE ${isOwn} RETURNING id, audience`,
  ];
}
