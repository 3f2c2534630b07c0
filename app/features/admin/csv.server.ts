import * as z from "zod/mini";
import type { AppContext } from "~/platform/context.server";
import type { Page } from "~/shared/page";

/** The values of a line by column. Others are ignored. */
export type CsvRow = Record<string, unknown>;

/** The query of the table's view. The list's own schema validates it again. */
export const csvQuerySchema = z.object({
  days: z.optional(z.string()),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  q: z.optional(z.string()),
  order: z.optional(z.string()),
  type: z.optional(z.string()),
  show: z.optional(z.string()),
  /** Only for user-posts: the author's id. */
  user: z.optional(z.string()),
  /** Only for audit. */
  log: z.optional(z.string()),
});

/** Text that a spreadsheet may run as a formula (OWASP, CSV Injection), including full-width signs and after invisible characters. */
const formula = /^\p{Cf}*[=+\-@\t\r＝＋－＠]/u;

/** A cell as in RFC 4180. An apostrophe before a formula keeps spreadsheets from running it. */
function toCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "string") return JSON.stringify(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A download of all pages. `first` is loaded already; `getRows` loads the next one. */
export function toCsvResponse(
  { now, requestId }: Pick<AppContext, "now" | "requestId">,
  name: string,
  head: string,
  first: Page<CsvRow>,
  getRows: (cursor: string) => Promise<Page<CsvRow>>,
): Response {
  const columns = head.split(",");
  const toLine = (row: CsvRow) =>
    `${columns.map((column) => toCell(row[column])).join(",")}\r\n`;
  const encoder = new TextEncoder();
  const encode = (rows: CsvRow[]) => encoder.encode(rows.map(toLine).join(""));
  let { next } = first;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // Spreadsheets need the byte order mark to recognize UTF-8.
      controller.enqueue(encoder.encode(`\ufeff${head}\r\n`));
      controller.enqueue(encode(first.items));
    },
    async pull(controller) {
      if (next === null) {
        controller.close();
        return;
      }
      try {
        const page = await getRows(next);
        ({ next } = page);
        controller.enqueue(encode(page.items));
      } catch (error) {
        // The response has already started, so breaking off the file is the only way to report the error.
        console.error(`[${requestId}]`, error);
        controller.error(error);
      }
    },
  });
  const date = new Date(now).toISOString().slice(0, 10);
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}-${date}.csv"`,
      "cache-control": "no-store",
    },
  });
}
