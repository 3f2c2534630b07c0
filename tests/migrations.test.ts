import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { Miniflare } from "miniflare";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrate, splitStatements } from "../scripts/local/migrations.mjs";
import { inRoot } from "../scripts/local/paths.mjs";
import {
  diffTriggers,
  listTriggers,
  readTriggers,
} from "../scripts/local/triggers.mjs";
import { startBindings, type Database } from "../scripts/local/worker.mjs";
import {
  applyAndCheck,
  countRows,
  fillTables,
} from "./helpers/check-migration";

const folder = inRoot("migrations", "app");
const readStatements = async (name: string) =>
  splitStatements(await readFile(`${folder}/${name}`, "utf8"));

describe("migrations", () => {
  it("of a release are never edited", async () => {
    const readme = await readFile(inRoot("migrations", "README.md"), "utf8");
    const released = [...readme.matchAll(/^- `(.+)` ([0-9a-f]{64})$/gm)];
    expect(released.length).toBeGreaterThan(2);
    for (const [, name = "", hash] of released) {
      const text = await readFile(inRoot("migrations", name));
      expect([name, createHash("sha256").update(text).digest("hex")]).toEqual([
        name,
        hash,
      ]);
    }
  });

  it("drop and recreate a trigger whose text changed", () => {
    const file = "app/features/a/b.triggers.sql";
    const existing = new Map([
      ["same", "CREATE TRIGGER same"],
      ["changed", "CREATE TRIGGER changed"],
      ["gone", "CREATE TRIGGER gone"],
    ]);
    expect(
      diffTriggers(existing, [
        { name: "same", file, text: "CREATE TRIGGER same" },
        { name: "changed", file, text: "CREATE TRIGGER changed now" },
        { name: "added", file, text: "CREATE TRIGGER added" },
      ]),
    ).toEqual([
      "DROP TRIGGER changed;",
      "DROP TRIGGER gone;",
      "CREATE TRIGGER changed now;",
      "CREATE TRIGGER added;",
    ]);
  });
});

describe("migrations of a database", () => {
  let mf: Miniflare;
  let db: Database;
  let initial: string[];
  let laterMigrations: string[];

  beforeEach(async () => {
    const names = (await readdir(folder))
      .filter((name) => name.endsWith(".sql"))
      .sort();
    const [first = "", ...others] = names;
    initial = await readStatements(first);
    laterMigrations = others;
    mf = await startBindings(false);
    db = await mf.getD1Database("DB");
  });

  afterEach(() => mf.dispose());

  async function fill() {
    await db.batch(initial.map((statement) => db.prepare(statement)));
    await fillTables(db);
  }

  it("lose no row, reference, trigger or column of a full database", async () => {
    await fill();
    for (const name of laterMigrations) {
      const empty = [...(await countRows(db))].flatMap(([table, count]) =>
        count === 0 ? table : [],
      );
      expect([name, empty]).toEqual([name, []]);
      expect([
        name,
        await applyAndCheck(db, await readStatements(name)),
      ]).toEqual([name, []]);
      // Tables that the migration created are full when the next one runs.
      await fillTables(db);
    }
  });

  it("create the triggers of app/features; otherwise run `npm run migration`", async () => {
    await migrate(db);
    const triggers = readTriggers();
    expect(triggers.length).toBeGreaterThan(50);
    expect(new Set(triggers.map(({ name }) => name)).size).toBe(
      triggers.length,
    );
    expect(diffTriggers(await listTriggers(db), triggers)).toEqual([]);
  });

  // drizzle-kit generates this when a column's type, check or foreign key changes.
  const getRebuildStatements = (table: string) => [
    (
      initial.find((statement) =>
        statement.startsWith(`CREATE TABLE \`${table}\``),
      ) ?? ""
    ).replaceAll(table, `__new_${table}`),
    `INSERT INTO \`__new_${table}\` SELECT * FROM \`${table}\``,
    `DROP TABLE \`${table}\``,
    `ALTER TABLE \`__new_${table}\` RENAME TO \`${table}\``,
  ];

  it.each([
    ["sessions", "push_devices: 4 rows before, 0 after"],
    ["audit_log", "trigger audit_log_no_delete is gone"],
  ])(
    "are reported when rebuilding a table loses dependent rows or triggers (%s)",
    async (table, loss) => {
      await fill();
      expect(await applyAndCheck(db, getRebuildStatements(table))).toContain(
        loss,
      );
    },
  );

  it.each([
    [
      "ALTER TABLE comments DROP COLUMN isDemo",
      "column comments.isDemo is gone",
    ],
    [
      "ALTER TABLE comments RENAME COLUMN content TO message",
      "column comments.message has no default",
    ],
  ])(
    "are reported when the deployed worker's statements would fail (%s)",
    async (statement, problem) => {
      await fill();
      expect(await applyAndCheck(db, [statement])).toContain(problem);
    },
  );

  it("refuse a database created by migrations that no longer exist", async () => {
    await migrate(db);
    await db
      .prepare(
        "INSERT INTO d1_migrations (name) VALUES ('0009_before_the_squash.sql')",
      )
      .run();
    await expect(migrate(db)).rejects.toThrow(/npm run reset/);
  });
});
