import * as z from "zod/mini";

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
