import { readdir, readFile } from "node:fs/promises";
import type { Miniflare } from "miniflare";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrate, splitStatements } from "../scripts/local/migrations.mjs";
import { inRoot } from "../scripts/local/paths.mjs";
import { startBindings } from "../scripts/local/worker.mjs";
import type { Database } from "../scripts/local/worker.mjs";
import {
  applyAndCheck,
  countRows,
  fillTables,
} from "./helpers/check-migration";

const folder = inRoot("migrations", "app");
const statementsOf = async (name: string) =>
  splitStatements(await readFile(`${folder}/${name}`, "utf8"));

describe("migrations", () => {
  let mf: Miniflare;
  let db: Database;
  let initial: string[];
  let later: string[];

  beforeEach(async () => {
    const names = (await readdir(folder))
      .filter((name) => name.endsWith(".sql"))
      .sort();
    const [first = "", ...others] = names;
    initial = await statementsOf(first);
    later = others;
    mf = await startBindings(false);
    db = await mf.getD1Database("DB");
  });

  afterEach(() => mf.dispose());

  async function fill() {
    await db.batch(initial.map((statement) => db.prepare(statement)));
    await fillTables(db);
  }

  it("lose no row, reference or trigger of a full database", async () => {
    await fill();
    const empty = [...(await countRows(db))].filter(([, count]) => count === 0);
    expect(empty).toEqual([]);
    for (const name of later) {
      expect([name, await applyAndCheck(db, await statementsOf(name))]).toEqual(
        [name, []],
      );
    }
  });

  // What drizzle-kit writes when a column's type, check or foreign key changes.
  const rebuild = (table: string) => [
    (
      initial.find((one) => one.startsWith(`CREATE TABLE \`${table}\``)) ?? ""
    ).replaceAll(table, `__new_${table}`),
    `INSERT INTO \`__new_${table}\` SELECT * FROM \`${table}\``,
    `DROP TABLE \`${table}\``,
    `ALTER TABLE \`__new_${table}\` RENAME TO \`${table}\``,
  ];

  it.each([
    ["sessions", "push_devices: 4 rows before, 0 after"],
    ["audit_log", "trigger audit_log_no_delete is gone"],
  ])(
    "are caught losing what hangs on a rebuilt table (%s)",
    async (table, loss) => {
      await fill();
      expect(await applyAndCheck(db, rebuild(table))).toContain(loss);
    },
  );

  it("refuse a database made by migrations that are gone", async () => {
    await migrate(db);
    await db
      .prepare(
        "INSERT INTO d1_migrations (name) VALUES ('0009_before_the_squash.sql')",
      )
      .run();
    await expect(migrate(db)).rejects.toThrow(/npm run reset/);
  });
});
