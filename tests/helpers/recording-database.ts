import type { Database } from "../../scripts/local/worker.mjs";
import { bindStatement } from "./databases";

interface Sent {
  text: string;
  values: unknown[];
}

/** Wraps a D1 database and records every statement and the numbers of round trips and of rows read and written. */
export function recordStatements(db: Database) {
  const sent: Sent[] = [];
  let rowsRead = 0;
  let rowsWritten = 0;
  let roundTrips = 0;
  const recording = {
    withSession: () => ({
      prepare: (text: string) => ({
        bind(...values: unknown[]) {
          sent.push({ text, values });
          return bindStatement(text, values);
        },
      }),
      async batch(statements: Parameters<typeof db.batch>[0]) {
        roundTrips++;
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
