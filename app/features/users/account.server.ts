import type { Db } from "~/db/db.server";
import { isUniqueViolation } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { identities, users } from "~/db/schema";
import { sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/id";
import { cleanText } from "~/shared/plain-text";
import { notDeletedHandle } from "./handle.server";
import { indexNames } from "./name-index.server";
import { handleFrom } from "./new-handle.server";
import { isReservedHandle } from "./reserved-handle";
import { nameMax } from "./user";

/** What a provider says of a person who signs in (OpenID Connect Core §5.1). */
export interface ProviderProfile {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
}

/**
 * The account of a provider's person; the first sign-in makes it, once `mayCreate` allows. A verified
 * e-mail finds its account again after a change of provider, and makes the owner a power admin. An
 * unverified one claims nothing: it is text beside a name, and gives way to whoever proves it.
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
    (await findByIdentity(db, profile)) ??
    (await adoptByEmail(db, profile, now));
  if (userId === null) {
    await mayCreate();
    userId = await createAccount(db, profile, now, productName);
  }
  if (profile.emailVerified) {
    await proveEmail(db, userId, profile.email, ownerEmail);
  }
  return userId;
}

/**
 * The address is this account's from now on, unless another has proved it before; who only said that
 * it was theirs has none. The owner is whoever holds the owner's address.
 */
async function proveEmail(
  db: Db,
  userId: string,
  email: string,
  ownerEmail: string,
): Promise<void> {
  const same = sql`lower(email) = ${email.toLowerCase()}`;
  await db.batch([
    sql`UPDATE users SET email = ${email}, emailVerified = 1
        WHERE id = ${userId} AND NOT (emailVerified = 1 AND coalesce(${same}, 0))
          AND NOT EXISTS (SELECT 1 FROM users WHERE ${same} AND emailVerified = 1)`,
    sql`UPDATE users SET email = NULL WHERE ${same} AND emailVerified = 0`,
    sql`UPDATE users SET isPowerAdmin = 1, adminAccess = 'write'
        WHERE id = ${userId} AND isPowerAdmin = 0 AND emailVerified = 1
          AND lower(email) = ${ownerEmail.toLowerCase()}`,
  ]);
}

async function findByIdentity(
  db: Db,
  { issuer, subject }: ProviderProfile,
): Promise<string | null> {
  const row = await db.first<Row<typeof identities, "userId">>(
    sql`SELECT userId FROM identities WHERE issuer = ${issuer} AND subject = ${subject}`,
  );
  return row?.userId ?? null;
}

async function adoptByEmail(
  db: Db,
  profile: ProviderProfile,
  now: number,
): Promise<string | null> {
  if (!profile.emailVerified) return null;
  const row = await db.first<Row<typeof users, "id">>(
    sql`SELECT id FROM users WHERE lower(email) = ${profile.email.toLowerCase()} AND emailVerified = 1`,
  );
  if (!row) return null;
  try {
    await db.batch([identityRow(profile, row.id, now)]);
    return row.id;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Another tab has written the same row meanwhile.
    return findByIdentity(db, profile);
  }
}

/**
 * Tries the plain name first; one that is taken, or was somebody's, gets a number, longer with each try,
 * so that there is room for every Ruth Reader. The statement decides.
 */
async function createAccount(
  db: Db,
  profile: ProviderProfile,
  now: number,
  productName: string,
): Promise<string> {
  const id = newId(now);
  const isReserved = isReservedHandle(handleFrom(profile), productName);
  const named = isReserved ? { firstName: null, lastName: null } : profile;
  for (let attempt = 0; attempt < 9; attempt++) {
    const username = handleFrom(named, randomDigits(attempt));
    try {
      const [made] = await db.batch([
        sql`INSERT INTO users (id, username, firstName, lastName, email, emailVerified, createdAt)
            SELECT ${id}, ${username}, ${cutName(profile.firstName)}, ${cutName(profile.lastName)},
                   ${profile.email}, ${profile.emailVerified}, ${now}
            WHERE NOT EXISTS (SELECT 1 FROM former_handles WHERE handle = ${username})
              AND ${notDeletedHandle(username, now)}
            RETURNING id`,
        sql`INSERT INTO identities (issuer, subject, userId, createdAt)
            SELECT ${profile.issuer}, ${profile.subject}, id, ${now} FROM users WHERE id = ${id}`,
      ]);
      if (made?.length) {
        await indexNames(db, id);
        return id;
      }
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // The same person in two tabs: the other tab has made the account.
      const existing =
        (await findByIdentity(db, profile)) ??
        (await adoptByEmail(db, profile, now));
      if (existing !== null) return existing;
    }
  }
  throw new AppError("unavailable", { cause: "no free username was found" });
}

function identityRow(profile: ProviderProfile, userId: string, now: number) {
  return sql`INSERT INTO identities (issuer, subject, userId, createdAt)
             VALUES (${profile.issuer}, ${profile.subject}, ${userId}, ${now})`;
}

function cutName(name: string | null): string | null {
  const trimmed = cleanText(name ?? "").trim();
  return trimmed === "" ? null : Array.from(trimmed).slice(0, nameMax).join("");
}

/** None at first, then a number of two digits, of three …, which does not begin with 0. */
function randomDigits(attempt: number): string {
  if (attempt === 0) return "";
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  const least = 10 ** attempt;
  return `${least + (value % (9 * least))}`;
}
