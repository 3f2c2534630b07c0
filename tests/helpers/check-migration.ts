import type { Database } from "../../scripts/local/worker.mjs";

type Row = Record<string, unknown>;

const rowsOf = async (db: Database, sql: string): Promise<Row[]> =>
  (await db.prepare(sql).all()).results;

const tablesSql =
  "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name <> 'd1_migrations'";

export async function countRows(db: Database): Promise<Map<string, number>> {
  const tables = await rowsOf(db, tablesSql);
  const counts = await db.batch(
    tables.map(({ name }) =>
      db.prepare(`SELECT count(*) AS count FROM "${String(name)}"`),
    ),
  );
  return new Map(
    tables.map(({ name }, i) => [
      String(name),
      Number((counts[i]?.results[0] as Row)["count"]),
    ]),
  );
}

/** Puts four rows that satisfy the foreign keys and checks into every table. */
export async function fillTables(db: Database): Promise<void> {
  const tables = await rowsOf(db, tablesSql);
  const pragma = async (name: string) =>
    (
      await db.batch(
        tables.map((table) =>
          db.prepare(`PRAGMA ${name}("${String(table["name"])}")`),
        ),
      )
    ).map(({ results }) => results as Row[]);
  const keys = await pragma("foreign_key_list");
  const columns = await pragma("table_info");
  const inserts: string[] = [];
  const waiting = new Map(tables.map(({ name }, i) => [String(name), i]));
  while (waiting.size > 0) {
    for (const [table, i] of waiting) {
      if (keys[i]?.some(({ table: parent }) => waiting.has(String(parent)))) {
        continue;
      }
      waiting.delete(table);
      for (const row of [0, 1, 2, 3]) {
        const values = columns[i]?.map(({ name, type }, position) => {
          const key = keys[i]?.find(({ from }) => from === name);
          if (key) {
            // Different rows for follower and followee, and other pairs for blocks, which end follows.
            const offset = (row + position * (1 + (table.length % 2))) % 4;
            return `(SELECT "${String(key["to"])}" FROM "${String(key["table"])}" ORDER BY rowid LIMIT 1 OFFSET ${offset})`;
          }
          const allowed = new RegExp(`"${String(name)}" IN \\('([^']+)'`).exec(
            String(tables[i]?.["sql"]),
          )?.[1];
          if (allowed) return `'${allowed}'`;
          return /integer/i.test(String(type))
            ? `${row + 1}`
            : `'{"n":${row}}'`;
        });
        inserts.push(
          `INSERT OR IGNORE INTO "${table}" VALUES (${values?.join() ?? ""})`,
        );
      }
    }
  }
  await db.batch(inserts.map((insert) => db.prepare(insert)));
}

/**
 * Applies a migration as D1 does, in one batch with foreign keys on. Returns what it lost: rows, references, triggers.
 * A table that it drops and a trigger that it drops by name may go; a renamed table is followed.
 */
export async function applyAndCheck(
  db: Database,
  statements: string[],
): Promise<string[]> {
  const text = statements.join("\n");
  const triggers = "SELECT name FROM sqlite_master WHERE type = 'trigger'";
  const before = {
    counts: await countRows(db),
    triggers: await rowsOf(db, triggers),
  };
  await db.batch(statements.map((statement) => db.prepare(statement)));
  const counts = await countRows(db);
  const left = new Set((await rowsOf(db, triggers)).map(({ name }) => name));
  const renamed = new Map(
    [...text.matchAll(/ALTER TABLE [`"]?(\w+)[`"]? RENAME TO [`"]?(\w+)/g)].map(
      ([, from, to]) => [from, to],
    ),
  );
  const lostRows = [...before.counts].flatMap(([table, count]) => {
    const now = counts.get(renamed.get(table) ?? table);
    return now === undefined || now === count
      ? []
      : [`${table}: ${count} rows before, ${now} after`];
  });
  const lostTriggers = before.triggers.flatMap(({ name }) =>
    left.has(name) ||
    new RegExp(`DROP TRIGGER [^;]*\\b${String(name)}\\b`).test(text)
      ? []
      : [`trigger ${String(name)} is gone`],
  );
  const broken = await rowsOf(db, "PRAGMA foreign_key_check");
  return [
    ...lostRows,
    ...lostTriggers,
    ...broken.map(({ table }) => `${String(table)}: broken reference`),
  ];
}
