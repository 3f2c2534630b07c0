import * as z from "zod/mini";
import { numberInput } from "./number-input";

/** `next`: the keyset cursor of the next page, null on the last one. */
export interface Page<Item> {
  items: Item[];
  next: string | null;
}

/** Also the default (docs/product.md). */
export const maxPageSize = 100;

export const pageQuerySchema = z.object({
  limit: z._default(
    numberInput(z.int(), z.gte(1), z.lte(maxPageSize)),
    maxPageSize,
  ),
  /** Opaque to clients. Our cursors contain only these characters. */
  cursor: z.optional(z.string().check(z.regex(/^[\w.-]{1,200}$/))),
});

/** For lists ordered by id: the cursor is the UUID of the page's last row. */
export const idPageQuerySchema = z.extend(pageQuerySchema, {
  cursor: z.optional(
    z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)),
  ),
});

export type PageQuery = z.infer<typeof pageQuerySchema>;

/**
 * Queries fetch one row more than a page (`LIMIT limit + 1`), which shows whether there is a next page without a
 * COUNT. This removes it.
 */
export function toPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
  getCursor: (row: Row) => string,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toItem),
    next: rows.length > limit && last !== undefined ? getCursor(last) : null,
  };
}
