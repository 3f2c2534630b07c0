import * as z from "zod/mini";
import { numberInput } from "./number-input";

/** One page of a list and the keyset cursor of the next, null at the end. */
export interface Page<Item> {
  items: Item[];
  next: string | null;
}

/** decisions.md, "The wire": limit 1–100, default 100. */
export const pageSizeMax = 100;

export const pageQuerySchema = z.object({
  limit: z._default(
    numberInput(z.int(), z.gte(1), z.lte(pageSizeMax)),
    pageSizeMax,
  ),
  /** Opaque to clients; these are the characters ours are made of. */
  cursor: z.optional(z.string().check(z.regex(/^[\w.-]{1,200}$/))),
});

/** Of a list by id (a UUID): its cursor is the id of its last row. */
export const idPageQuerySchema = z.extend(pageQuerySchema, {
  cursor: z.optional(
    z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)),
  ),
});

export type PageQuery = z.infer<typeof pageQuerySchema>;

/**
 * Cuts the one row too many that a list query asks for (`LIMIT limit + 1`): it tells whether there
 * is a next page without counting anything.
 */
export function toPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
  cursorOf: (row: Row) => string,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toItem),
    next: rows.length > limit && last !== undefined ? cursorOf(last) : null,
  };
}
