import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql, type Sql } from "~/db/sql";
import { setPowerAdmin } from "~/features/admin/permissions.server";
import { decideTicket } from "~/features/reports/decide.server";
import { sanctionUser } from "~/features/reports/sanction-user.server";
import type { AppContext } from "~/platform/context.server";
import { newId } from "~/shared/id";
import { permanentlyMs } from "~/shared/suspension";
import type { Viewer } from "~/shared/viewer";
import { startDatabases } from "../helpers/databases";
import { recordStatements } from "../helpers/recording-database";

/** All that the calls of this test may write. */
const tables = [
  sql`SELECT * FROM users`,
  sql`SELECT * FROM audit_log`,
  sql`SELECT * FROM report_tickets`,
  sql`SELECT * FROM sanctions`,
  sql`SELECT * FROM notifications`,
];

/** Someone else's write arrives after a call has read everything, just before its batch. */
class RacingDb extends Db {
  meanwhile: Sql | null = null;
  /** The tables after that write. */
  rows: unknown[] = [];

  override async batch(queries: readonly Sql[]) {
    if (this.meanwhile) {
      await super.batch([this.meanwhile]);
      this.rows = await super.batch(tables);
      this.meanwhile = null;
    }
    return super.batch(queries);
  }
}

const now = Date.now();
const owner = {
  id: "owner",
  adminAccess: "write",
  isPowerAdmin: true,
} as Viewer;
const suspension = { decision: "suspend", days: 1, reason: "Spam" } as const;

let mf: Awaited<ReturnType<typeof startDatabases>>;
let db: RacingDb;
let app: AppContext;
let person: string;
let ticket: string;

beforeAll(async () => {
  mf = await startDatabases();
  db = new RacingDb(recordStatements(await mf.getD1Database("DB")).database);
  const env = { OWNER_EMAIL: "owner@example.org" };
  app = { db, env, now, sessionId: "session" } as unknown as AppContext;
  await db.batch([
    sql`INSERT INTO users (id, username, email, emailVerified, isPowerAdmin, adminAccess, createdAt)
        VALUES (${owner.id}, 'owner', ${env.OWNER_EMAIL}, 1, 1, 'write', 1)`,
    sql`INSERT INTO sessions (id, userId, createdAt, expiresAt)
        VALUES ('session', ${owner.id}, ${now}, ${now + 60_000})`,
  ]);
});
afterAll(() => mf.dispose());

beforeEach(async () => {
  [person, ticket] = [newId(), newId()];
  await db.batch([
    sql`INSERT INTO users (id, username, email, emailVerified, createdAt)
        VALUES (${person}, ${person}, ${`${person}@example.org`}, 1, 1)`,
    sql`INSERT INTO report_tickets (id, kind, targetId, subjectId, snapshot, openedAt, status)
        VALUES (${ticket}, 'person', ${person}, ${person}, '{}', 1, 'open')`,
  ]);
});

const set = (values: Sql) => () =>
  sql`UPDATE users SET ${values} WHERE id = ${person}`;
const appointed = set(sql`isPowerAdmin = 1, adminAccess = 'write'`);
const suspended = set(sql`suspendedUntil = ${permanentlyMs}`);
const unverified = set(sql`emailVerified = 0`);
const promoted = set(sql`adminAccess = 'read'`);
const removed = set(sql`isPowerAdmin = 0, adminAccess = 'none'`);
const deleted = () => sql`DELETE FROM users WHERE id = ${person}`;

const change = (desired: boolean) => () =>
  setPowerAdmin(app, owner, person, { desired });
const suspend = () => sanctionUser(app, owner, person, suspension);
const decide = () => decideTicket(app, owner, ticket, suspension);

it.each([
  ["appointing", "suspended", change(true), suspended],
  ["appointing", "without a verified e-mail", change(true), unverified],
  ["appointing", "deleted", change(true), deleted],
  ["appointing", "given read access", change(true), promoted],
  ["appointing", "appointed in another tab", change(true), appointed],
  ["removing", "removed in another tab", change(false), removed],
  ["suspending", "appointed", suspend, appointed],
  ["deciding to suspend", "appointed", decide, appointed],
])("%s someone who has just been %s writes nothing", async (...test) => {
  const [, , call, meanwhile] = test;
  if (meanwhile === removed) await db.batch([appointed()]);
  db.meanwhile = meanwhile();
  await expect(call()).rejects.toMatchObject({ code: "conflict" });
  expect(db.meanwhile).toBeNull();
  expect(await db.batch(tables)).toEqual(db.rows);
});
