import type { Db } from "~/db/db.server";
import { sql, type SqlId } from "~/db/sql";
import { AppError } from "~/shared/errors";
import type { GroupNotifications } from "./group";
import { requireGroup } from "./group-access.server";

/** `forbidden` for a group that the viewer knows of but doesn't belong to. */
export async function setGroupNotifications(
  db: Db,
  viewerId: SqlId,
  slug: string,
  level: GroupNotifications,
): Promise<{ level: GroupNotifications }> {
  const [changed] = await db.batch([
    sql`UPDATE group_members SET notifications = ${level}
        WHERE groupId = (SELECT id FROM groups WHERE slug = ${slug}) AND userId = ${viewerId} RETURNING groupId`,
  ]);
  if (changed?.length) return { level };
  await requireGroup(db, viewerId, slug);
  throw new AppError("forbidden", {
    detail: "Only members of the group can do this.",
  });
}
