import { observe } from "./facts.mjs";
import { median } from "./load.mjs";
import { queries } from "./search-queries.mjs";

/** @typedef {{ name: string, seen: string, goal: string, met: boolean }} Check */

/** D1's wait for one search, median of 100 real queries, ms. */
const searchGoal = 12;

/**
 * @param {import("./world.mjs").World} world
 * @returns {Promise<Check>}
 */
export async function searchTime(world) {
  const times = [];
  for (const query of queries) {
    const path = `/api/bible/search?q=${encodeURIComponent(query)}`;
    const seen = await world.record({ path });
    if (seen?.status !== 200) continue;
    times.push(seen.trips.reduce((sum, trip) => sum + trip.ms, 0));
  }
  const middle = median(times);
  return {
    name: `search: D1 time, median of ${times.length} queries`,
    seen: `${middle.toFixed(1)} ms`,
    goal: `≤ ${searchGoal} ms`,
    met: middle <= searchGoal,
  };
}

/** Rows of D1 read for each post shown, and for the rest: the session, and the row that tells of a next page. */
const rowsPerPost = 3;
const rowsBeside = 10;
const shown = [20, 100];

/**
 * What a page of the feed costs with so many posts in the database.
 *
 * @param {import("./world.mjs").World} world
 * @param {number} posts
 * @returns {Promise<Check[]>}
 */
export async function feedBill(world, posts) {
  await world.growTo(posts);
  return Promise.all(
    shown.map(async (limit) => {
      const path = `/api/posts?limit=${limit}`;
      const { rowsRead: rows } = await observe(world, { path, signedIn: true });
      const most = rowsPerPost * limit + rowsBeside;
      return {
        name: `posts?limit=${limit}: rows read, ${posts.toLocaleString("en")} posts`,
        seen: `${rows}, ${(rows / limit).toFixed(2)} a post`,
        goal: `≤ ${rowsPerPost} a post and ${rowsBeside}`,
        met: rows <= most,
      };
    }),
  );
}

/**
 * After all that liking: every post's count is the number of its rows.
 *
 * @param {import("./world.mjs").World} world
 * @param {number} posts
 * @returns {Promise<Check>}
 */
export async function likesExact({ db }, posts) {
  const wrong = await db
    .prepare(
      `SELECT count(*) AS n FROM (SELECT id, likesCount FROM posts ORDER BY id DESC LIMIT 10000) p
       WHERE likesCount <> (SELECT count(*) FROM likes l WHERE l.postId = p.id)`,
    )
    .first("n");
  return {
    name: `like: counts that are wrong afterwards, ${posts.toLocaleString("en")} posts`,
    seen: String(wrong),
    goal: "0",
    met: wrong === 0,
  };
}

/**
 * What only several measurements together can tell.
 *
 * @param {import("./measure.mjs").Row[]} rows
 * @returns {Check[]}
 */
export function crossChecks(rows) {
  return rows.flatMap((row) => [
    ...(row.connections === 64 ? atSixtyFour(row, rows) : []),
    ...(row.of.shows === undefined ? [] : sameRows(row, rows)),
  ]);
}

/**
 * @param {import("./measure.mjs").Row} row
 * @param {import("./measure.mjs").Row[]} rows
 * @returns {Check[]}
 */
function atSixtyFour(row, rows) {
  const at16 = rows.find(
    (other) =>
      other.name === row.name &&
      other.posts === row.posts &&
      other.connections === 16,
  );
  if (!at16?.perSecond || !row.perSecond || !row.of.call) return [];
  const share = row.perSecond / at16.perSecond;
  return [
    {
      name: `${row.name}, ${row.posts.toLocaleString("en")} posts: rate at 64 connections, of that at 16`,
      seen: `${Math.round(share * 100)} %, ${row.failures} failures`,
      goal: "≥ 85 %, 0 failures",
      met: share >= 0.85 && row.failures === 0,
    },
  ];
}

/**
 * @param {import("./measure.mjs").Row} row
 * @param {import("./measure.mjs").Row[]} rows
 * @returns {Check[]}
 */
function sameRows(row, rows) {
  const first = rows.find(
    (other) => other.name === row.name && other.connections === row.connections,
  );
  if (!first?.facts || !row.facts || first.posts === row.posts) return [];
  const growth = row.facts.rowsRead / first.facts.rowsRead;
  return [
    {
      name: `${row.name}, ${row.connections} connections: rows read with ${row.posts.toLocaleString("en")} posts, of those with ${first.posts.toLocaleString("en")}`,
      seen: `${Math.round(growth * 100)} %`,
      goal: "95–105 %",
      met: Math.abs(growth - 1) <= 0.05,
    },
  ];
}
