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

/** Inserts four rows into every empty table that satisfy its foreign keys and checks. */
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
  const counts = await countRows(db);
  const pending = new Map(
    tables.flatMap(({ name }, i) =>
      counts.get(String(name)) === 0 ? [[String(name), i]] : [],
    ),
  );
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
          const sql = String(tables[i]?.["sql"]);
          // Of two columns, one must be NULL.
          if (/"(\w+)" IS NULL\) <>/.exec(sql)?.[1] === name) return "NULL";
          const allowed = new RegExp(`"${String(name)}" IN \\('([^']+)'`).exec(
            sql,
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
  if (inserts.length === 0) return;
  await db.batch(inserts.map((insert) => db.prepare(insert)));
}

/** The columns of all tables, and whether an INSERT must name them. */
async function listColumns(db: Database): Promise<Map<string, boolean>> {
  const rows = await selectRows(
    db,
    `SELECT t.name || '.' || c.name AS name, c."notnull" AND c.dflt_value IS NULL AND c.pk = 0 AS required
     FROM (${tablesSql}) t JOIN pragma_table_info(t.name) c`,
  );
  return new Map(
    rows.map(({ name, required }) => [String(name), required === 1]),
  );
}

/**
 * Applies a migration as D1 does, in one batch with foreign keys on. Returns the rows, references and triggers it lost,
 * and the columns that would stop the statements of the worker that is still deployed. Tables and triggers that the
 * migration drops by name don't count, and renamed tables are recognized.
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
    columns: await listColumns(db),
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
  const columns = await listColumns(db);
  const hadTable = (column: string) =>
    before.counts.has(column.split(".")[0] ?? "");
  return [
    ...lostRows,
    ...lostTriggers,
    ...[...before.columns.keys()]
      .filter((column) => !columns.has(column))
      .map((column) => `column ${column} is gone`),
    ...[...columns]
      .filter(
        ([column, isRequired]) =>
          isRequired && hadTable(column) && !before.columns.get(column),
      )
      .map(([column]) => `column ${column} has no default`),
    ...broken.map(({ table }) => `${String(table)}: broken reference`),
  ];
}
