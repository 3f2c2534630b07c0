import { logDataAccess } from "~/features/audit/audit.server";
import { everybody } from "~/features/audit/audit";
import { requireLevel } from "~/features/users/admin-level";
import type { AppContext } from "~/platform/context.server";
import type { Page } from "~/shared/page";
import type { Viewer } from "~/shared/viewer";
import { csvLine } from "./csv";
import type { Cells, CsvQuery, CsvTable } from "./csv";
import { tables } from "./csv-tables.server";
import type { Table } from "./csv-tables.server";

/**
 * GET /api/admin/csv/{table}: a view's list as it is searched and sorted, whole, set while it is sent, in pages of 100.
 * The access is logged before the first row is sent.
 */
export async function downloadTable(
  app: AppContext,
  viewer: Viewer,
  table: CsvTable,
  query: CsvQuery,
): Promise<Response> {
  requireLevel(viewer, table === "audit" ? "power" : "read");
  const rows = tables[table](app, viewer, query);
  // What the list refuses is refused while it can still be said.
  const first = await rows.page(null);
  const entry = {
    actorId: viewer.id,
    action: "table.downloaded",
    subjectId: table === "user-posts" ? (query.user ?? null) : subjectOf(table),
    target: `table:${table}`,
  } as const;
  await logDataAccess(app.db, [entry], app.now);
  const date = new Date(app.now).toISOString().slice(0, 10);
  return new Response(streamOf(linesOf(rows, first), app.requestId), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${table}-${date}.csv"`,
      "cache-control": "no-store",
    },
  });
}

/** The log itself names nobody whose data it would be. */
const subjectOf = (table: CsvTable) => (table === "audit" ? null : everybody);

async function* linesOf(
  { head, page }: Table,
  first: Page<Cells[]>,
): AsyncGenerator<string> {
  // Spreadsheets take a text for UTF-8 that begins with a byte order mark.
  yield `\ufeff${csvLine(head)}`;
  for (let rows = first; ; rows = await page(rows.next)) {
    yield rows.items.flat().map(csvLine).join("");
    if (rows.next === null) return;
  }
}

function streamOf(
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
        // The answer has begun: its reader hears of it by the file's breaking off.
        console.error(`[${requestId}]`, error);
        controller.error(error);
      }
    },
  });
}
