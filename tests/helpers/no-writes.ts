import { expect } from "vitest";
import { Sql, sql } from "~/db/sql";
import { sqlBatch, sqlRows } from "./site";

/** Tables, and columns as `table.column`, that a refused call may change. */
const exempt = [
  // Limits count refused calls too.
  "rate_windows",
  // Each call of a signed-in person extends their session, at most once a day.
  "sessions.expiresAt",
  // A visit of the home page.
  "users.homeSeenAt",
  // The queue's consumer sends pushes after the response, so those of earlier tests may be written now. A call that sends
  // a push also writes a notification.
  "push_deliveries",
  "push_devices.deliveredAt",
];

/** A call that must be refused. `send` may return a status, or check the response itself. */
export interface Refusal<Answer> {
  name: string;
  send: () => Promise<Answer>;
}

let statements: Promise<{ tables: string[]; selects: Sql[] }> | undefined;

/** Builds one statement per table that returns its row count and a checksum of each column. */
async function listStatements() {
  const rows = await sqlRows(
    sql`SELECT t.name AS "table", c.name AS "column" FROM sqlite_master t CROSS JOIN pragma_table_info(t.name) c
        WHERE t.type = 'table' AND t.name NOT GLOB 'sqlite_*' AND t.name NOT GLOB '_cf_*' AND t.name NOT GLOB 'd1_*'
          AND NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(exempt)})
                          WHERE value IN (t.name, t.name || '.' || c.name))`,
  );
  const columns = new Map<string, string[]>();
  for (const row of rows) {
    const table = String(row["table"]);
    columns.set(table, [...(columns.get(table) ?? []), String(row["column"])]);
  }
  const selects = [...columns].map(
    ([table, names]) =>
      new Sql(
        `SELECT count(*) AS "rows", ${names.map(checksum).join(", ")} FROM "${table}"`,
        [],
      ),
  );
  return { tables: [...columns.keys()], selects };
}

/** SQLite has no hash function. The number, the length, the first and the last character detect most changes. */
const checksum = (c: string) =>
  `sum(CAST("${c}" AS INTEGER) % 1000003 + 7 * length("${c}") + 13 * ifnull(unicode("${c}"), 0)
    + 31 * ifnull(unicode(substr("${c}", -1)), 0)) AS "${c}"`;

type Fingerprint = Record<string, unknown>;
type SendBatch = (statements: Sql[]) => Promise<unknown[][]>;

async function fingerprint(send: SendBatch): Promise<Fingerprint> {
  statements ??= listStatements();
  const { tables, selects } = await statements;
  const rows = await send(selects);
  return Object.fromEntries(tables.map((table, i) => [table, rows[i]?.[0]]));
}

const changes = (before: Fingerprint, after: Fingerprint) =>
  Object.keys(before)
    .filter(
      (table) => JSON.stringify(before[table]) !== JSON.stringify(after[table]),
    )
    .map((table) => ({ table, before: before[table], after: after[table] }));

/**
 * Sends the calls one by one and expects that they change no row of any table. Takes two fingerprints. Only if these
 * differ, sends each call again between two fingerprints, to find out which ones write. `sendBatch` reads another
 * site's database, with the same tables.
 */
export async function expectNoWrites<Answer>(
  refusals: readonly Refusal<Answer>[],
  sendBatch: SendBatch = sqlBatch,
): Promise<Answer[]> {
  const before = await fingerprint(sendBatch);
  const answers: Answer[] = [];
  for (const { send } of refusals) answers.push(await send());
  const written = changes(before, await fingerprint(sendBatch));
  const culprits: unknown[] = [];
  for (const { name, send } of written.length > 0 ? refusals : []) {
    const earlier = await fingerprint(sendBatch);
    await send();
    const again = changes(earlier, await fingerprint(sendBatch));
    if (again.length > 0) culprits.push({ name, again });
  }
  expect({ written, culprits }).toEqual({ written: [], culprits: [] });
  return answers;
}
