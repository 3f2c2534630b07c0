import * as z from "zod/mini";
import type { AppContext } from "~/platform/context.server";
import type { Page } from "~/shared/page";

export type Cells = readonly (string | number | boolean | null)[];

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
export function csvCell(value: Cells[number]): string {
  if (value === null) return "";
  if (typeof value !== "string") return `${value}`;
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvLine(cells: Cells): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/** A download of all pages. `first` is loaded already; `getRows` loads the next one. */
export function toCsvResponse(
  { now, requestId }: Pick<AppContext, "now" | "requestId">,
  name: string,
  head: string,
  first: Page<Cells>,
  getRows: (cursor: string) => Promise<Page<Cells>>,
): Response {
  const encoder = new TextEncoder();
  const encode = (rows: Cells[]) => encoder.encode(rows.map(csvLine).join(""));
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
