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

/**
 * The most rows that a page may read besides its posts: the session, and the row that shows if there's a next page.
 * Following reads two rows for each of the 66 followees and two to merge a post. For you reads two rows for each of the
 * 100 posts it ranks, of which 34 are by followees, and loads 5 spare posts. All posts of person 2 are verses.
 */
const feedReads = [
  { path: "/api/posts?order=newest&limit=20", maxRows: 3 * 20 + 10 },
  { path: "/api/posts?order=newest&limit=100", maxRows: 3 * 100 + 10 },
  { path: "/api/posts?type=prayer&limit=20", maxRows: 3 * 20 + 10 },
  {
    path: "/api/posts?order=following&limit=20",
    maxRows: (3 + 2) * 20 + 2 * 66 + 10,
  },
  {
    path: "/api/posts?order=preferred&limit=20",
    maxRows: 4 * 25 + 2 * 101 + 34 + 10,
  },
  { path: "/api/users/person-2/posts?limit=20", maxRows: 4 * 21 + 15 },
  { path: "/home", maxRows: 4 * 25 + 2 * 101 + 34 + 10 },
];

/**
 * Checks that feeds read as many rows with a million posts as with few, and with narrower posts between them.
 *
 * @param {import("./world.mjs").World} world
 * @returns {Promise<Check[]>}
 */
export async function checkFeedReads(world) {
  const few = await countFeedReads(world);
  await world.growTo(1_000_000);
  const many = await countFeedReads(world);
  await world.addNarrowerPosts(100_000);
  const narrower = await countFeedReads(world);
  return feedReads.map(({ path, maxRows }, i) => {
    const rows = [few, many, narrower].map((counts) => counts[i] ?? NaN);
    return {
      name: `${path}: rows read with few posts, with 1,000,000, and with 100,000 narrower ones`,
      actual: rows.join(", "),
      goal: `≤ ${maxRows}, within 5 %`,
      met:
        Math.max(...rows) <= maxRows &&
        Math.max(...rows) <= 1.05 * Math.min(...rows),
    };
  });
}

/** @param {import("./world.mjs").World} world */
async function countFeedReads(world) {
  const counts = [];
  for (const { path } of feedReads) {
    const stats = await measureRequest(world, { path, signedIn: true });
    counts.push(stats.status === 200 ? stats.rowsRead : NaN);
  }
  return counts;
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
