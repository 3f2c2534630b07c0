import * as z from "zod/mini";

export type Cells = readonly (string | number | boolean | null)[];

export const csvTables = [
  "users",
  "posts",
  "user-posts",
  "daily-users",
  "session-analytics",
  "audit",
] as const;

export type CsvTable = (typeof csvTables)[number];

/** Of the view whose table it is; checked again by that list's own schema. */
export const csvQuerySchema = z.object({
  days: z.optional(z.string()),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  q: z.optional(z.string()),
  order: z.optional(z.string()),
  type: z.optional(z.string()),
  show: z.optional(z.string()),
  /** Of user-posts: whose. */
  user: z.optional(z.string()),
  /** Of audit: which log. */
  log: z.optional(z.string()),
});

export type CsvQuery = z.infer<typeof csvQuerySchema>;

/** What a spreadsheet may take for a formula (OWASP, CSV Injection), full-width or behind invisible characters too. */
const formula = /^\p{Cf}*[=+\-@\t\r＝＋－＠]/u;

/** A cell as RFC 4180 has it; text that a spreadsheet would run begins with an apostrophe. */
export function csvCell(value: Cells[number]): string {
  if (value === null) return "";
  if (typeof value !== "string") return `${value}`;
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless)
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

export function csvLine(cells: Cells): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}
