import type { Database } from "../../scripts/local/worker.mjs";

type Row = Record<string, unknown>;

const selectRows = async (db: Database, sql: string): Promise<Row[]> =>
  (await db.prepare(sql).all()).results;

const tablesSql =
  "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name <> 'd1_migrations'";

export async function countRows(db: Database): Promise<Map<string, number>> {
  const tables = await selectRows(db, tablesSql);
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

/** Inserts four rows into every table that satisfy its foreign keys and checks. */
export async function fillTables(db: Database): Promise<void> {
  const tables = await selectRows(db, tablesSql);
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
  const pending = new Map(tables.map(({ name }, i) => [String(name), i]));
  while (pending.size > 0) {
    for (const [table, i] of pending) {
      if (keys[i]?.some(({ table: parent }) => pending.has(String(parent)))) {
        continue;
      }
      pending.delete(table);
      for (const row of [0, 1, 2, 3]) {
        const values = columns[i]?.map(({ name, type }, position) => {
          const key = keys[i]?.find(({ from }) => from === name);
          if (key) {
            // Follower and followee must differ, and blocks need other pairs, because a block deletes follows.
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
 * Applies a migration as D1 does, in one batch with foreign keys on. Returns the rows, references and triggers it lost.
 * Tables and triggers that the migration drops by name don't count, and renamed tables are recognized.
 */
export async function applyAndCheck(
  db: Database,
  statements: string[],
): Promise<string[]> {
  const text = statements.join("\n");
  const triggers = "SELECT name FROM sqlite_master WHERE type = 'trigger'";
  const before = {
    counts: await countRows(db),
    triggers: await selectRows(db, triggers),
  };
  await db.batch(statements.map((statement) => db.prepare(statement)));
  const counts = await countRows(db);
  const remaining = new Set(
    (await selectRows(db, triggers)).map(({ name }) => name),
  );
  const renamed = new Map(
    [...text.matchAll(/ALTER TABLE [`"]?(\w+)[`"]? RENAME TO [`"]?(\w+)/g)].map(
      ([, from, to]) => [from, to],
    ),
  );
  const lostRows = [...before.counts].flatMap(([table, count]) => {
    const current = counts.get(renamed.get(table) ?? table);
    return current === undefined || current === count
      ? []
      : [`${table}: ${count} rows before, ${current} after`];
  });
  const lostTriggers = before.triggers.flatMap(({ name }) =>
    remaining.has(name) ||
    new RegExp(`DROP TRIGGER [^;]*\\b${String(name)}\\b`).test(text)
      ? []
      : [`trigger ${String(name)} is gone`],
  );
  const broken = await selectRows(db, "PRAGMA foreign_key_check");
  return [
    ...lostRows,
    ...lostTriggers,
    ...broken.map(({ table }) => `${String(table)}: broken reference`),
  ];
}
