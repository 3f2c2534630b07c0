import { createHash } from "node:crypto";
import { sql } from "~/db/sql";
import { ApiClient } from "./api-client";
import { newPeople, type SignedIn } from "./seeds";
import { newSessionToken } from "./session-token";
import { sqlBatch, sqlRows } from "./site";

export const userRoles = ["member", "read", "write", "power", "owner"] as const;
export type UserRole = (typeof userRoles)[number];

/** OWNER_EMAIL in wrangler.toml. */
const ownerEmail = "owner@example.org";

/** Creates a signed-in user of each role. All tests share one owner. */
export async function newUserPerRole(): Promise<Record<UserRole, SignedIn>> {
  const [member, read, write, power, other] = (await newPeople(5)) as [
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  await sqlBatch([
    sql`UPDATE users SET adminAccess = 'read' WHERE id = ${read.id}`,
    sql`UPDATE users SET adminAccess = 'write' WHERE id = ${write.id}`,
    sql`UPDATE users SET adminAccess = 'write', isPowerAdmin = 1 WHERE id = ${power.id}`,
    sql`UPDATE OR IGNORE users SET email = ${ownerEmail}, adminAccess = 'write', isPowerAdmin = 1 WHERE id = ${other.id}`,
  ]);
  return { member, read, write, power, owner: await ownerSignedIn() };
}

async function ownerSignedIn(): Promise<SignedIn> {
  const [row] = await sqlRows(
    sql`SELECT id, username FROM users WHERE lower(email) = ${ownerEmail} AND emailVerified = 1`,
  );
  if (!row) throw new Error("There is no owner");
  const id = String(row["id"]);
  const token = newSessionToken();
  const now = Date.now();
  await sqlBatch([
    sql`INSERT INTO sessions (id, userId, createdAt, expiresAt)
        VALUES (${createHash("sha256").update(token).digest("base64url")}, ${id}, ${now}, ${now + 3_600_000})`,
  ]);
  const client = new ApiClient();
  client.jar.set("session", token);
  return { id, username: String(row["username"]), client };
}
