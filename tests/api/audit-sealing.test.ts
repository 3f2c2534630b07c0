import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { listAudit } from "~/features/admin/audit-list.server";
import {
  runAuditedAction,
  logDataAccess,
  sealAuditLog,
} from "~/features/audit/audit.server";
import { listAccountActions } from "~/features/audit/account-actions.server";
import { getJobs } from "~/jobs.server";
import type { ScheduleContext } from "~/platform/schedule.server";
import { startDatabases } from "../helpers/databases";
import { recordStatements } from "../helpers/recording-database";
import { powerAdmin } from "../helpers/exercise-admin";

let mf: Awaited<ReturnType<typeof startDatabases>>;
let db: Db;
beforeAll(async () => {
  mf = await startDatabases();
}, 60_000);
afterAll(() => mf.dispose());

const viewer = powerAdmin("an admin");
const page = { limit: 20, log: "actions" } as const;

const logWarning = (subjectId: string, now = 1000) =>
  runAuditedAction(db, {
    entry: {
      actorId: viewer.id,
      action: "user.warned",
      subjectId,
      target: `user:${subjectId}`,
    },
    now,
  });

/** [number, whether it is sealed, whether its hash matches] */
const states = async () =>
  (await listAudit(db, viewer, page)).items
    .map(({ seq, hash, isIntact }) => [seq, hash !== null, isIntact] as const)
    .toReversed();

const hashes = async () =>
  (await listAudit(db, viewer, page)).items.map(({ hash }) => hash);

/** Changes a row as an attacker with full access to the database could. */
async function asIntruder(statement: string) {
  const plain = await mf.getD1Database("DB");
  const trigger = await plain
    .prepare("SELECT sql FROM sqlite_master WHERE name = 'audit_log_no_update'")
    .first<string>("sql");
  await plain.batch([
    plain.prepare("DROP TRIGGER audit_log_no_update"),
    plain.prepare(statement),
    plain.prepare(trigger ?? ""),
  ]);
}

beforeEach(async () => {
  const plain = await mf.getD1Database("DB");
  const trigger = await plain
    .prepare("SELECT sql FROM sqlite_master WHERE name = 'audit_log_no_delete'")
    .first<string>("sql");
  await plain.batch([
    plain.prepare("DROP TRIGGER audit_log_no_delete"),
    plain.prepare("DELETE FROM audit_log"),
    plain.prepare(trigger ?? ""),
  ]);
  db = new Db(recordStatements(plain).database);
});

it("writes no entry if the condition does not hold", async () => {
  const entry = {
    actorId: viewer.id,
    action: "user.warned",
    subjectId: "ruth",
    target: "user:ruth",
  } as const;
  expect(
    await runAuditedAction(db, { entry, when: sql`FALSE`, now: 1 }),
  ).toBeNull();
  expect(await states()).toEqual([]);
});

it("seals entries in order", async () => {
  await logWarning("ruth");
  await logWarning("naomi");
  await sealAuditLog(db);
  await logWarning("boaz");
  expect(await states()).toEqual([
    [1, true, true],
    [2, true, true],
    [3, false, true],
  ]);
  await sealAuditLog(db);
  expect(await states()).toEqual([1, 2, 3].map((seq) => [seq, true, true]));
});

it("keeps one chain when two workers seal at the same time", async () => {
  for (const subject of ["ruth", "naomi", "boaz"]) await logWarning(subject);
  const plain = await mf.getD1Database("DB");
  const other = new Db(recordStatements(plain).database);
  await Promise.all([
    sealAuditLog(db),
    sealAuditLog(other),
    logWarning("obed"),
    sealAuditLog(other),
  ]);
  const before = await hashes();
  await sealAuditLog(db);
  const after = await hashes();
  expect(after.slice(-3)).toEqual(before.slice(-3));
  expect(await states()).toEqual([1, 2, 3, 4].map((seq) => [seq, true, true]));
});

it("is sealed every minute by the schedule", async () => {
  await logWarning("ruth");
  const job = getJobs("* * * * *")["seal audit log"];
  await job?.({ db } as ScheduleContext);
  expect(await states()).toEqual([[1, true, true]]);
});

it.each([
  [
    "a sealed entry",
    "UPDATE audit_log SET target = 'user:nobody' WHERE seq = 2",
    2,
  ],
  ["its hash", "UPDATE audit_log SET hash = 'f00' WHERE seq = 2", 2],
  [
    "an entry whose hash was removed",
    "UPDATE audit_log SET target = 'x', hash = NULL WHERE seq = 2",
    3,
  ],
])("shows that %s was changed", async (_, statement, found) => {
  for (const subject of ["ruth", "naomi", "boaz", "obed"])
    await logWarning(subject);
  await sealAuditLog(db);
  await asIntruder(statement);
  const broken = async () =>
    (await states()).flatMap(([seq, , isIntact]) => (isIntact ? [] : [seq]));
  expect(await broken()).toContain(found);
  // Later sealing doesn't hide it.
  await logWarning("jesse");
  await sealAuditLog(db);
  expect(await broken()).toContain(found);
});

it("never replaces a hash", async () => {
  await logWarning("ruth");
  await sealAuditLog(db);
  await expect(
    db.batch([sql`UPDATE audit_log SET hash = 'f00' WHERE seq = 1`]),
  ).rejects.toThrow("never changed");
});

it("shows users the entries about them from both logs, newest first", async () => {
  await logWarning("ruth", 1000);
  const read = {
    action: "posts.opened",
    subjectId: "ruth",
    target: "user:ruth",
  } as const;
  await logDataAccess({ db, now: 2000 }, viewer.id, [read]);
  await logWarning("ruth", 3000);
  await logDataAccess({ db, now: 4000 }, viewer.id, [
    { ...read, action: "sessions.opened" },
  ]);
  const actions = await listAccountActions(db, "ruth");
  expect(actions.map(({ action }) => action)).toEqual([
    "sessions.opened",
    "user.warned",
    "posts.opened",
    "user.warned",
  ]);
});
