import { isUniqueViolation, type Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { identities, users } from "~/db/schema";
import { sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/id";
import { cleanText } from "~/shared/plain-text";
import { notDeletedHandle } from "./handle.server";
import { indexNames } from "./name-index.server";
import { isReservedHandle } from "./reserved-handle";
import { maxNameLength, type UserSummary } from "./user";
import transliterate from "@sindresorhus/transliterate";

/** Same limit as handle-change.ts. */
const maxHandleLength = 30;

/**
 * `first.last`, valid by handle-change.ts. Never derived from the email, which would make it guessable. Falls back
 * to 'friend' if the names have fewer than three Latin letters. `number` is appended and never cut off.
 */
export function buildHandle(
  { firstName, lastName }: Pick<UserSummary, "firstName" | "lastName">,
  number = "",
): string {
  const name = [firstName, lastName]
    .map((part) => toLatinLetters(part ?? ""))
    .filter((part) => part !== "")
    .join(".");
  const base = name.length < 3 ? "friend" : name;
  const trimmed = base
    .slice(0, maxHandleLength - number.length)
    .replace(/\.$/, "");
  return trimmed + number;
}

/** é → e, Алёна → alyona. Alphabets are transliterated; Chinese and Korean give an empty string. */
const toLatinLetters = (name: string) =>
  transliterate(name.normalize("NFC"))
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

/** The claims of OpenID Connect Core §5.1 that we use. */
export interface ProviderProfile {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
}

/**
 * The first sign-in creates the account, if `mayCreate` doesn't throw. A verified email also finds an existing account
 * after a change of provider, and makes the owner a power admin. An unverified email grants nothing and is removed when
 * another account verifies it.
 */
export async function findOrCreateAccount(
  db: Db,
  profile: ProviderProfile,
  ownerEmail: string,
  now: number,
  productName = "",
  mayCreate: () => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  let userId =
    (await getUserIdByIdentity(db, profile)) ??
    (await linkIdentityByEmail(db, profile, now));
  if (userId === null) {
    await mayCreate();
    userId = await createAccount(db, profile, now, productName);
  }
  if (profile.emailVerified) {
    await claimVerifiedEmail(db, userId, profile.email, ownerEmail);
  }
  return userId;
}

/**
 * Stores the verified email unless another account has verified it before, removes it from accounts that have it
 * unverified, and makes the account a power admin if it is the owner's email.
 */
async function claimVerifiedEmail(
  db: Db,
  userId: string,
  email: string,
  ownerEmail: string,
): Promise<void> {
  const hasSameEmail = sql`lower(email) = ${email.toLowerCase()}`;
  await db.batch([
    sql`UPDATE users SET email = ${email}, emailVerified = 1
        WHERE id = ${userId} AND NOT (emailVerified = 1 AND coalesce(${hasSameEmail}, 0))
          AND NOT EXISTS (SELECT 1 FROM users WHERE ${hasSameEmail} AND emailVerified = 1)`,
    sql`UPDATE users SET email = NULL WHERE ${hasSameEmail} AND emailVerified = 0`,
    sql`UPDATE users SET isPowerAdmin = 1, adminAccess = 'write'
        WHERE id = ${userId} AND isPowerAdmin = 0 AND emailVerified = 1
          AND lower(email) = ${ownerEmail.toLowerCase()}`,
  ]);
}

async function getUserIdByIdentity(
  db: Db,
  { issuer, subject }: ProviderProfile,
): Promise<string | null> {
  const row = await db.first<Row<typeof identities, "userId">>(
    sql`SELECT userId FROM identities WHERE issuer = ${issuer} AND subject = ${subject}`,
  );
  return row?.userId ?? null;
}

async function linkIdentityByEmail(
  db: Db,
  profile: ProviderProfile,
  now: number,
): Promise<string | null> {
  if (!profile.emailVerified) return null;
  const row = await db.first<Row<typeof users, "id">>(
    sql`SELECT id FROM users WHERE lower(email) = ${profile.email.toLowerCase()} AND emailVerified = 1`,
  );
  if (!row) return null;
  // Does nothing if another tab has inserted the same row.
  await db.batch([
    sql`INSERT INTO identities (issuer, subject, userId, createdAt)
        VALUES (${profile.issuer}, ${profile.subject}, ${row.id}, ${now}) ON CONFLICT DO NOTHING`,
  ]);
  return row.id;
}

/** Tries the plain name first. If it is or was taken, appends a random number that gets longer with each attempt. */
async function createAccount(
  db: Db,
  profile: ProviderProfile,
  now: number,
  productName: string,
): Promise<string> {
  const id = newId(now);
  const isReserved = isReservedHandle(buildHandle(profile), productName);
  const nameSource = isReserved ? { firstName: null, lastName: null } : profile;
  for (let attempt = 0; attempt < 9; attempt++) {
    const username = buildHandle(nameSource, randomDigits(attempt));
    try {
      const [inserted] = await db.batch([
        sql`INSERT INTO users (id, username, firstName, lastName, email, emailVerified, createdAt)
            SELECT ${id}, ${username}, ${truncateName(profile.firstName)}, ${truncateName(profile.lastName)},
                   ${profile.email}, ${profile.emailVerified}, ${now}
            WHERE NOT EXISTS (SELECT 1 FROM former_handles WHERE handle = ${username})
              AND ${notDeletedHandle(username, now)}
            RETURNING id`,
        sql`INSERT INTO identities (issuer, subject, userId, createdAt)
            SELECT ${profile.issuer}, ${profile.subject}, id, ${now} FROM users WHERE id = ${id}`,
      ]);
      if (inserted?.length) {
        await indexNames(db, id);
        return id;
      }
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // Signing in from two tabs: the other one created the account.
      const existing =
        (await getUserIdByIdentity(db, profile)) ??
        (await linkIdentityByEmail(db, profile, now));
      if (existing !== null) return existing;
    }
  }
  throw new AppError("unavailable", { cause: "no free username found" });
}

function truncateName(name: string | null): string | null {
  const trimmed = cleanText(name ?? "").trim();
  return trimmed === ""
    ? null
    : Array.from(trimmed).slice(0, maxNameLength).join("");
}

/** '' for the first attempt, then 2 digits, 3 digits and so on, without a leading 0. */
function randomDigits(attempt: number): string {
  if (attempt === 0) return "";
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  const smallest = 10 ** attempt;
  return `${smallest + (value % (9 * smallest))}`;
}
