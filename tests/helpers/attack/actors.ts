import { createHash } from "node:crypto";
import { sql } from "~/db/sql";
import { permanentlyMs } from "~/shared/suspension";
import { newPeople } from "../seeds";
import { newSessionToken } from "../session-token";
import { sqlBatch, sqlRows } from "../site";

/** How many actors of each role there are. The second power admin owns the site; all visitors but one were refused. */
const actorsPerRole = {
  visitor: 3,
  member: 4,
  suspended: 2,
  "group leader": 3,
  "read admin": 2,
  "power admin": 2,
} as const;

export type Role = keyof typeof actorsPerRole;

export const roles = Object.keys(actorsPerRole) as Role[];

export interface Actor {
  role: Role;
  id: string;
  username: string;
  /** Null: sends no cookie. */
  cookie: string | null;
}

/** OWNER_EMAIL in wrangler.toml. */
const ownerEmail = "owner@example.org";
const month = 30 * 86_400_000;

async function createActors(role: Role, count: number): Promise<Actor[]> {
  if (role === "visitor") {
    return Array.from({ length: count }, () => ({
      ...{ role, id: "nobody", username: "nobody", cookie: null },
    }));
  }
  return (await newPeople(count)).map(({ id, username, client }) => ({
    ...{ role, id, username },
    cookie: `session=${client.jar.get("session") ?? ""}`,
  }));
}

export async function createAllActors(): Promise<Actor[]> {
  const actors: Actor[] = [];
  for (const role of roles)
    actors.push(...(await createActors(role, actorsPerRole[role])));
  return actors;
}

/**
 * Replaces the actors whose accounts were deleted, signs in those who were signed out, and gives each their role again.
 * Admins sign in again, because some actions need a sign-in of the last ten minutes.
 */
export async function restoreActors(actors: Actor[]): Promise<void> {
  const signedIn = actors.filter(({ role }) => role !== "visitor");
  const rows = await sqlRows(
    sql`SELECT id, username FROM users WHERE id IN (SELECT value FROM json_each(${JSON.stringify(signedIn.map(({ id }) => id))}))`,
  );
  const usernames = new Map(rows.map((row) => [row["id"], row["username"]]));
  for (const actor of signedIn) {
    const username = usernames.get(actor.id);
    if (username === undefined) {
      const [another] = await createActors(actor.role, 1);
      Object.assign(actor, another);
    } else actor.username = String(username);
  }
  for (const actor of actors) {
    // One can appeal once; replenish() refuses them again.
    if (actor.role === "visitor") actor.cookie = null;
  }
  const now = Date.now();
  await sqlBatch(
    signedIn.flatMap(({ id, role, cookie }) => {
      const token = cookie?.slice("session=".length) ?? newSessionToken();
      const hash = createHash("sha256").update(token).digest("base64url");
      const isPower = role === "power admin";
      const access = isPower
        ? "write"
        : role === "read admin"
          ? "read"
          : "none";
      const until = role === "suspended" ? permanentlyMs : null;
      return [
        sql`INSERT INTO sessions (id, userId, createdAt, expiresAt) VALUES (${hash}, ${id}, ${now}, ${now + month})
            ON CONFLICT (id) DO UPDATE SET createdAt = ${now} WHERE ${Number(isPower)}`,
        sql`UPDATE users SET adminAccess = ${access}, isPowerAdmin = ${Number(isPower)} WHERE id = ${id}
            AND (adminAccess, isPowerAdmin) <> (${access}, ${Number(isPower)})`,
        sql`UPDATE users SET suspendedUntil = ${until} WHERE id = ${id} AND suspendedUntil IS NOT ${until}`,
      ];
    }),
  );
  const owner = actors.findLast(({ role }) => role === "power admin");
  await sqlBatch([
    sql`UPDATE OR IGNORE users SET email = ${ownerEmail} WHERE id = ${owner?.id ?? ""}`,
  ]);
}
