import { logDataAccess } from "~/features/audit/audit.server";
import { allUsers } from "~/features/audit/audit";
import { requireLevel } from "~/features/users/admin-level";
import type { AppContext } from "~/platform/context.server";
import type { Page } from "~/shared/page";
import type { Viewer } from "~/shared/viewer";
import { csvLine, type Cells, type CsvQuery, type CsvTable } from "./csv";
import { tables, type Table } from "./csv-tables.server";

/**
 * GET /api/admin/csv/{table}: the whole list with the view's search and order, streamed in pages of 100. The access is
 * logged before the first row is sent.
 */
export async function downloadTable(
  app: AppContext,
  viewer: Viewer,
  table: CsvTable,
  query: CsvQuery,
): Promise<Response> {
  requireLevel(viewer, table === "audit" ? "power" : "read");
  const rows = tables[table](app, viewer, query);
  // Load the first page before responding, so that an invalid query still gets an error status.
  const first = await rows.page(null);
  const entry = {
    actorId: viewer.id,
    action: "table.downloaded",
    subjectId:
      table === "user-posts" ? (query.user ?? null) : getSubject(table),
    target: `table:${table}`,
  } as const;
  await logDataAccess(app.db, [entry], app.now);
  const date = new Date(app.now).toISOString().slice(0, 10);
  return new Response(toStream(generateLines(rows, first), app.requestId), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${table}-${date}.csv"`,
      "cache-control": "no-store",
    },
  });
}

/** The audit log isn't any user's data. */
const getSubject = (table: CsvTable) => (table === "audit" ? null : allUsers);

async function* generateLines(
  { head, page }: Table,
  first: Page<Cells[]>,
): AsyncGenerator<string> {
  // Spreadsheets need the byte order mark to recognize UTF-8.
  yield `\ufeff${csvLine(head)}`;
  for (let rows = first; ; rows = await page(rows.next)) {
    yield rows.items.flat().map(csvLine).join("");
    if (rows.next === null) return;
  }
}

function toStream(
  lines: AsyncGenerator<string>,
  requestId: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const line = await lines.next();
        if (line.done) controller.close();
        else controller.enqueue(encoder.encode(line.value));
      } catch (error) {
        // The response has already started, so breaking off the file is the only way to report the error.
        console.error(`[${requestId}]`, error);
        controller.error(error);
      }
    },
  });
}
