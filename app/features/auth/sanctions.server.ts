import { dayMs } from "~/shared/duration.mjs";
import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { identities, sanctions, users } from "~/db/schema";
import { sql, type Sql } from "~/db/sql";
import type { ProviderProfile } from "~/features/users/account.server";
import type { AppContext } from "~/platform/context.server";
import {
  readSignedCookie,
  writeCookie,
  writeSignedCookie,
} from "~/platform/cookies.server";
import type { Env } from "~/platform/env.server";
import { hmac } from "~/platform/sign.server";

/** 24 months: how long a permanent sanction outlasts the account unless an admin renews it. */
export const permanentRetentionMs = 730 * dayMs;

type Secret = Pick<Env, "SANCTIONS_SECRET">;
type Keys = Pick<ProviderProfile, "email" | "emailVerified"> & {
  identities: Pick<ProviderProfile, "issuer" | "subject">[];
};

/** Hashes what a user signs in with. An unverified email may belong to someone else, so it isn't hashed. */
function hashKeys(
  { SANCTIONS_SECRET }: Secret,
  { email, emailVerified, identities }: Keys,
): Promise<string[]> {
  const keys = identities.map(
    ({ issuer, subject }) =>
      `sanction:identity:${JSON.stringify([issuer, subject])}`,
  );
  if (emailVerified) keys.push(`sanction:email:${email.toLowerCase()}`);
  return Promise.all(keys.map((key) => hmac(key, SANCTIONS_SECRET)));
}

const hashProfileKeys = async (env: Secret, profile: ProviderProfile) =>
  JSON.stringify(await hashKeys(env, { ...profile, identities: [profile] }));

/** The key hashes of an account, as a JSON list. Reads one row, and one for each identity. */
export async function hashAccountKeys(
  db: Db,
  env: Secret,
  userId: string,
): Promise<string> {
  const [user, linkedIdentities] = await Promise.all([
    db.first<Row<typeof users, "email" | "emailVerified">>(
      sql`SELECT email, emailVerified FROM users WHERE id = ${userId}`,
    ),
    db.all<Row<typeof identities, "issuer" | "subject">>(
      sql`SELECT issuer, subject FROM identities WHERE userId = ${userId}`,
    ),
  ]);
  const { email = null, emailVerified = 0 } = user ?? {};
  const hashes = await hashKeys(env, {
    email: email ?? "",
    emailVerified: email !== null && emailVerified === 1,
    identities: linkedIdentities,
  });
  return JSON.stringify(hashes);
}

/**
 * Writes a sanction for each key hash of each row of `source` (until, reason, createdBy, ticketId, keys). The newest
 * decision replaces an older one of the same kind.
 */
export function insertSanctions(
  kind: Row<typeof sanctions, "kind">["kind"],
  source: Sql,
  now: number,
): Sql {
  return sql`INSERT INTO sanctions (kind, keyHash, until, reason, createdBy, ticketId, createdAt, expiresAt)
    SELECT ${kind}, json_each.value, s.until, s.reason, s.createdBy, s.ticketId, ${now},
           min(s.until, ${now + permanentRetentionMs})
    FROM (${source}) s JOIN json_each(s.keys) WHERE TRUE
    ON CONFLICT (keyHash, kind) DO UPDATE SET until = excluded.until, reason = excluded.reason,
      createdBy = excluded.createdBy, ticketId = excluded.ticketId, createdAt = excluded.createdAt,
      expiresAt = excluded.expiresAt`;
}

/** The ticket of the sanction that blocks this sign-in, or null. Reads two rows at most. */
export async function getSanctionTicketId(
  { db, env, now }: Pick<AppContext, "db" | "env" | "now">,
  profile: ProviderProfile,
): Promise<string | null> {
  const keys = await hashProfileKeys(env, profile);
  const row = await db.first<Row<typeof sanctions, "ticketId">>(
    sql`SELECT s.ticketId, max(s.until) FROM json_each(${keys}) CROSS JOIN sanctions s ON s.keyHash = json_each.value
        WHERE s.expiresAt > ${now}`,
  );
  return row?.ticketId ?? null;
}

/** Links open tickets about a deleted account to the same person's new account. */
export async function linkOpenTickets(
  { db, env, now }: Pick<AppContext, "db" | "env" | "now">,
  profile: ProviderProfile,
  userId: string,
): Promise<void> {
  const keys = await hashProfileKeys(env, profile);
  await db.batch([
    sql`UPDATE report_tickets SET subjectId = ${userId}, subjectKeys = NULL, redactAt = NULL
        WHERE redactAt <= ${now} AND status = 'open' AND EXISTS (
          SELECT 1 FROM json_each(subjectKeys) WHERE value IN (SELECT value FROM json_each(${keys})))`,
  ]);
}

/** Expired sanctions match nothing; the hourly schedule deletes them. */
export async function deleteExpiredSanctions(
  db: Db,
  now: number,
): Promise<void> {
  await db.batch([sql`DELETE FROM sanctions WHERE expiresAt <= ${now}`]);
}

const cookie = "sanction";
/** Long enough to write an appeal. */
const cookieMaxAge = 3600;

type RequestContext = Pick<AppContext, "env" | "now" | "request">;

/** The Set-Cookie header that proves which sanction a sign-in found. */
export function createSanctionCookie(
  context: RequestContext,
  ticketId: string,
): Promise<string> {
  const value = `${context.now + cookieMaxAge * 1000}:${ticketId}`;
  return writeSignedCookie(context, cookie, value, cookieMaxAge);
}

export const clearSanctionCookie = ({ request }: Pick<AppContext, "request">) =>
  writeCookie(request, cookie, "", 0);

/** The ticket id from the cookie, or null without a valid cookie. */
export async function readSanctionCookie(
  context: RequestContext,
): Promise<string | null> {
  const value = await readSignedCookie(context, cookie);
  const [expiresAt = "", ticketId = ""] = value?.split(":") ?? [];
  return Number(expiresAt) > context.now ? ticketId : null;
}
