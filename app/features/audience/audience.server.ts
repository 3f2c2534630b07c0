import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql, type SqlId } from "~/db/sql";
import { fieldError } from "~/shared/errors";
import type { Audience, PostAudience } from "./audience";

/** Without one, the author's default. Only authors who approve their followers can post for followers. */
export async function resolveAudience(
  db: Db,
  authorId: string,
  requested: PostAudience | undefined,
): Promise<Audience> {
  if (requested === "group")
    throw fieldError("audience", "Choose the group to post to.");
  if (requested === "everyone" || requested === "me") return requested;
  const user = await db.first<
    Row<typeof users, "defaultAudience" | "approvesFollowers">
  >(
    sql`SELECT defaultAudience, approvesFollowers FROM users WHERE id = ${authorId}`,
  );
  if (requested === "followers" && !user?.approvesFollowers)
    throw approvalRequired();
  return requested ?? user?.defaultAudience ?? "everyone";
}

export async function setDefaultAudience(
  db: Db,
  viewerId: SqlId,
  audience: Audience,
): Promise<{ audience: Audience }> {
  const [rows] = await db.batch([
    sql`UPDATE users SET defaultAudience = ${audience}
        WHERE id = ${viewerId} AND (approvesFollowers OR ${audience} <> 'followers') RETURNING id`,
  ]);
  if (!rows?.length) throw approvalRequired();
  return { audience };
}

const approvalRequired = () =>
  fieldError("audience", "Turn on follower approval first.");

/** What pending followers will see once they are accepted. */
export async function countFollowersPosts(
  db: Db,
  viewerId: string,
): Promise<number> {
  const row = await db.first<{ count: number }>(
    sql`SELECT count(*) AS count FROM posts
        WHERE userId = ${viewerId} AND audience = 'followers' AND audience <> 'everyone' AND groupId IS NULL`,
  );
  return row?.count ?? 0;
}
