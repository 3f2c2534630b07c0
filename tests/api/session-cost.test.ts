import { afterAll, beforeAll, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { findOrCreateAccount } from "~/features/users/account.server";
import { loadSession } from "~/platform/session.server";
import { startDatabases } from "../helpers/databases";
import { providerProfile } from "../helpers/provider-profile";
import { recordStatements } from "../helpers/recording-database";

let mf: Awaited<ReturnType<typeof startDatabases>>;
const now = Date.now();

beforeAll(async () => {
  mf = await startDatabases();
});
afterAll(() => mf.dispose());

it("finds a session by its key, also when statistics are from a time with one session", async () => {
  const recorder = recordStatements(await mf.getD1Database("DB"));
  const db = new Db(recorder.database);
  const userId = await findOrCreateAccount(
    db,
    providerProfile("luke"),
    "owner@example.org",
    now,
  );
  const addSessions = (first: number, last: number) => sql`
    WITH RECURSIVE n(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n WHERE i < ${last})
    INSERT INTO sessions (id, userId, createdAt, expiresAt) SELECT 'session-' || CAST(i AS INTEGER), ${userId}, ${now}, ${now + 60_000} FROM n`;
  await db.batch([addSessions(1, 1), sql`ANALYZE`, addSessions(2, 300)]);
  recorder.takeRowsRead();
  expect((await loadSession(db, "session-7", now))?.viewer.id).toBe(userId);
  expect(recorder.takeRowsRead()).toBe(2);
});
