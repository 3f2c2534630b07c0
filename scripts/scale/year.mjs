import { kinds } from "../load/mix.mjs";

/** @typedef {(table: string) => number} BytesPerRow */

/**
 * An assumption, for people with an account: what they open or do, each a request of `npm run load`. Every figure of
 * docs/scale.md is proportional to it.
 */
export const viewsPerDay = 10;

const notified = ["notifications", "notification_actors"];
/** What a view adds. At most: likes of a post share a notification for twelve hours. */
const addedRows = {
  "new post": ["posts"],
  "group post": ["posts"],
  like: ["likes", ...notified],
  comment: ["comments", ...notified],
  prayed: ["prayed", ...notified],
};
/** Years after which rows are deleted: half a year, and 90 days. */
const retention = {
  notifications: 0.5,
  notification_actors: 0.5,
  visits: 0.25,
};
const namePartsPerPerson = 9;

/**
 * Bytes by table that one person's first year leaves.
 *
 * @param {BytesPerRow} bytesPerRow
 */
export function measureYear(bytesPerRow) {
  /** @type {Record<string, number>} */
  const rows = {
    users: 1,
    sessions: 1,
    name_parts: namePartsPerPerson,
    visits: 365,
  };
  for (const [kind, tables] of Object.entries(addedRows)) {
    const share = kinds[kind]?.share ?? 0;
    for (const table of tables)
      rows[table] = (rows[table] ?? 0) + (viewsPerDay * 365 * share) / 100;
  }
  return Object.entries(rows).map(([table, count]) => ({
    table,
    bytes:
      count *
      bytesPerRow(table) *
      (new Map(Object.entries(retention)).get(table) ?? 1),
  }));
}
