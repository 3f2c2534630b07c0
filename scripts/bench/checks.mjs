import { measureRequest } from "./calibration.mjs";
import { median } from "./load.mjs";
import { queries } from "./search-queries.mjs";

/** @typedef {{ name: string, actual: string, goal: string, met: boolean }} Check */

/** Time that D1 takes for a search, in ms, as a median of 100 real queries. */
const searchGoal = 12;

/**
 * @param {import("./world.mjs").World} world
 * @returns {Promise<Check>}
 */
export async function checkSearchTime(world) {
  const times = [];
  for (const query of queries) {
    const path = `/api/bible/search?q=${encodeURIComponent(query)}`;
    const recording = await world.record({ path });
    if (recording?.status !== 200) continue;
    times.push(recording.roundTrips.reduce((sum, { ms }) => sum + ms, 0));
  }
  const medianMs = median(times);
  return {
    name: `search: D1 time, median of ${times.length} queries`,
    actual: `${medianMs.toFixed(1)} ms`,
    goal: `≤ ${searchGoal} ms`,
    met: medianMs <= searchGoal,
  };
}

/** Rows read per post, and per page: the session, and the row that shows if there's a next page. */
const rowsPerPost = 3;
const rowsPerPage = 10;
const limits = [20, 100];

/**
 * Checks how many rows a page of the feed reads with the given number of posts in the database.
 *
 * @param {import("./world.mjs").World} world
 * @param {number} posts
 * @returns {Promise<Check[]>}
 */
export async function checkFeedReads(world, posts) {
  await world.growTo(posts);
  return Promise.all(
    limits.map(async (limit) => {
      const path = `/api/posts?limit=${limit}`;
      const { rowsRead: rows } = await measureRequest(world, {
        path,
        signedIn: true,
      });
      const maxRows = rowsPerPost * limit + rowsPerPage;
      return {
        name: `posts?limit=${limit}: rows read, ${posts.toLocaleString("en")} posts`,
        actual: `${rows}, ${(rows / limit).toFixed(2)} per post`,
        goal: `≤ ${rowsPerPost} per post plus ${rowsPerPage}`,
        met: rows <= maxRows,
      };
    }),
  );
}

/**
 * Checks that after the measurement, every post's likesCount matches its rows.
 *
 * @param {import("./world.mjs").World} world
 * @param {number} posts
 * @returns {Promise<Check>}
 */
export async function checkLikeCounts({ db }, posts) {
  const wrong = await db
    .prepare(
      `SELECT count(*) AS n FROM (SELECT id, likesCount FROM posts ORDER BY id DESC LIMIT 10000) p
       WHERE likesCount <> (SELECT count(*) FROM likes l WHERE l.postId = p.id)`,
    )
    .first("n");
  return {
    name: `like: wrong counts afterwards, ${posts.toLocaleString("en")} posts`,
    actual: String(wrong),
    goal: "0",
    met: wrong === 0,
  };
}

/**
 * Checks that compare several measurements.
 *
 * @param {import("./measure.mjs").Row[]} rows
 * @returns {Check[]}
 */
export function checkAcrossRuns(rows) {
  return rows.flatMap((row) => [
    ...(row.connections === 64 ? checkSixtyFour(row, rows) : []),
    ...(row.measurement.postCount === undefined
      ? []
      : checkRowsRead(row, rows)),
  ]);
}

/**
 * @param {import("./measure.mjs").Row} row
 * @param {import("./measure.mjs").Row[]} rows
 * @returns {Check[]}
 */
function checkSixtyFour(row, rows) {
  const at16 = rows.find(
    (other) =>
      other.name === row.name &&
      other.posts === row.posts &&
      other.connections === 16,
  );
  if (!at16?.perSecond || !row.perSecond || !row.measurement.call) return [];
  const ratio = row.perSecond / at16.perSecond;
  return [
    {
      name: `${row.name}, ${row.posts.toLocaleString("en")} posts: rate at 64 connections, compared with 16`,
      actual: `${Math.round(ratio * 100)} %, ${row.failures} failures`,
      goal: "≥ 85 %, 0 failures",
      met: ratio >= 0.85 && row.failures === 0,
    },
  ];
}

/**
 * @param {import("./measure.mjs").Row} row
 * @param {import("./measure.mjs").Row[]} rows
 * @returns {Check[]}
 */
function checkRowsRead(row, rows) {
  const first = rows.find(
    (other) => other.name === row.name && other.connections === row.connections,
  );
  if (!first?.stats || !row.stats || first.posts === row.posts) return [];
  const growth = row.stats.rowsRead / first.stats.rowsRead;
  return [
    {
      name: `${row.name}, ${row.connections} connections: rows read with ${row.posts.toLocaleString("en")} posts, compared with ${first.posts.toLocaleString("en")}`,
      actual: `${Math.round(growth * 100)} %`,
      goal: "95–105 %",
      met: Math.abs(growth - 1) <= 0.05,
    },
  ];
}
