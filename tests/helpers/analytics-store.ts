import { sql } from "~/db/sql";
import { toDay } from "~/features/analytics/period";
import { toTrackedPage } from "~/features/analytics/visit";
import {
  anyFeature,
  getPageFlag,
  upsertVisits,
  upsertLastUses,
} from "~/features/analytics/visit.server";
import type { Page } from "~/shared/page";
import type { Activity } from "./simulated-activity";

/** A KV namespace in memory. */
export const createMapKv = (map: Map<string, string>): KVNamespace =>
  ({
    get: (key: string) => {
      const text = map.get(key);
      return Promise.resolve(text === undefined ? null : JSON.parse(text));
    },
    put: (key: string, text: string) => {
      map.set(key, text);
      return Promise.resolve();
    },
  }) as unknown as KVNamespace;

/** Builds the statements that the API runs for one activity, for a list of activities. */
export function buildVisitStatements(activities: readonly Activity[]) {
  const rows = activities.map(({ name, isPlay, at, ...activity }) => {
    const page = isPlay ? null : toTrackedPage(name);
    const feature = isPlay ? name : page;
    const pageFlags = getPageFlag(page);
    return { ...activity, at, pageFlags, feature, day: toDay(at) };
  });
  const usedFeatures = rows.flatMap((row) => [
    { ...row, feature: anyFeature },
    ...(row.feature === null ? [] : [row]),
  ]);
  return [
    upsertVisits(
      sql`SELECT value ->> 'userId' AS userId, value ->> 'sessionId' AS sessionId, value ->> 'day' AS day, value ->> 'at' AS at,
                 value ->> 'pageFlags' AS pageFlags FROM json_each(${JSON.stringify(rows)}) ORDER BY key`,
    ),
    upsertLastUses(
      sql`SELECT value ->> 'userId' AS userId, value ->> 'feature' AS feature, value ->> 'day' AS day
          FROM json_each(${JSON.stringify(usedFeatures)}) ORDER BY key`,
    ),
  ];
}

/** Fetches every page of a list. */
export async function fetchWholeList<Item>(
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
  getKey: (item: Item) => string,
) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(getKey(item));
    if (group) group.push(item);
    else groups.set(getKey(item), [item]);
  }
  return groups;
}
