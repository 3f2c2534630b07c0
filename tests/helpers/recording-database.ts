import type { LocalSite } from "./local-site";

interface Sent {
  text: string;
  values: unknown[];
}

/** Wraps a D1 database and records every statement and the numbers of rows read and written. */
export function recordStatements(db: LocalSite["db"]) {
  const sent: Sent[] = [];
  let rowsRead = 0;
  let rowsWritten = 0;
  const recording = {
    withSession(constraint: string) {
      const session = db.withSession(constraint);
      return {
        prepare: (text: string) => ({
          bind(...values: unknown[]) {
            sent.push({ text, values });
            return session.prepare(text).bind(...values);
          },
        }),
        async batch(statements: Parameters<typeof session.batch>[0]) {
          const results = await session.batch(statements);
          for (const { meta } of results) {
            rowsRead += meta.rows_read;
            rowsWritten += meta.rows_written;
          }
          return results;
        },
        getBookmark: () => session.getBookmark(),
      };
    },
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
    takeRowsWritten() {
      const rows = rowsWritten;
      rowsWritten = 0;
      return rows;
    },
  };
}
