import { writeFile } from "node:fs/promises";
import type { Database } from "../../scripts/local/worker.mjs";
import { bindStatement } from "./databases";

interface Sent {
  text: string;
  values: unknown[];
}

/** Wraps a D1 database and records every statement and the numbers of round trips and of rows read and written. */
export function recordStatements(db: Database) {
  const sent: Sent[] = [];
  const batches: string[][] = [];
  const fromServer = new WeakSet<object>();
  let rowsRead = 0;
  let rowsWritten = 0;
  let roundTrips = 0;
  const recording = {
    withSession: () => ({
      prepare: (text: string) => ({
        bind(...values: unknown[]) {
          sent.push({ text, values });
          const statement = bindStatement(text, values);
          if (isServerCall(new Error())) fromServer.add(statement);
          return statement;
        },
      }),
      async batch(statements: Parameters<typeof db.batch>[0]) {
        roundTrips++;
        batches.push(
          statements
            .filter((one) => fromServer.has(one))
            .map((one) => String(Reflect.get(one, "statement"))),
        );
        const results = await db.batch(statements);
        for (const { meta } of results) {
          rowsRead += meta.rows_read;
          rowsWritten += meta.rows_written;
        }
        return results;
      },
      getBookmark: () => null,
    }),
  };
  return {
    database: recording as unknown as D1Database,
    sent,
    /** The server's statements of each round trip, without those of a test. */
    batches,
    /** Rows read, as D1 bills them, since the last call. */
    takeRowsRead() {
      const rows = rowsRead;
      rowsRead = 0;
      return rows;
    },
    takeRoundTrips() {
      const trips = roundTrips;
      roundTrips = 0;
      return trips;
    },
    takeRowsWritten() {
      const rows = rowsWritten;
      rowsWritten = 0;
      return rows;
    },
  };
}

const isServerCall = ({ stack = "" }: Error) => /\/app\/(?!db\/)/.test(stack);

/** For scripts/scale.mjs, which analyses the statements of each round trip. */
export async function saveBatches({
  batches,
}: ReturnType<typeof recordStatements>): Promise<void> {
  const file = process.env["BATCHES_FILE"];
  if (file) await writeFile(file, JSON.stringify(batches));
}
