import { sql } from "~/db/sql";
import type { CounterStores } from "~/features/analytics/closed-days.server";
import { dayOf } from "~/features/analytics/period";
import { countedPage } from "~/features/analytics/visit";
import {
  anyUse,
  bitOf,
  countSigns,
  countUses,
} from "~/features/analytics/visit.server";
import type { Page } from "~/shared/page";
import type { Sign } from "./quarter";

/** KV as a map: to be thrown away. */
export const mapped = (map: Map<string, string>): CounterStores["kv"] =>
  ({
    get: (key: string) => {
      const text = map.get(key);
      return Promise.resolve(text === undefined ? null : JSON.parse(text));
    },
    put: (key: string, text: string) => {
      map.set(key, text);
      return Promise.resolve();
    },
  }) as unknown as CounterStores["kv"];

/** The statements of a day's signs: those that each call sends for one. */
export function writesOf(some: readonly Sign[]) {
  const rows = some.map(({ what, isPlay, at, ...sign }) => {
    const page = isPlay ? null : countedPage(what);
    const use = isPlay ? what : page;
    return { ...sign, at, pages: bitOf(page), use, day: dayOf(at) };
  });
  const uses = rows.flatMap((row) => [
    { ...row, use: anyUse },
    ...(row.use === null ? [] : [row]),
  ]);
  return [
    countSigns(
      sql`SELECT value ->> 'userId' AS userId, value ->> 'sessionId' AS sessionId, value ->> 'day' AS day, value ->> 'at' AS at,
                 value ->> 'pages' AS pages FROM json_each(${JSON.stringify(rows)}) ORDER BY key`,
    ),
    countUses(
      sql`SELECT value ->> 'userId' AS userId, value ->> 'use' AS use, value ->> 'day' AS day
          FROM json_each(${JSON.stringify(uses)}) ORDER BY key`,
    ),
  ];
}

/** A list to its end. */
export async function wholeList<Item>(
  page: (cursor: string | undefined) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const { items: more, next } = await page(cursor);
    items.push(...more);
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  return items;
}

export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
