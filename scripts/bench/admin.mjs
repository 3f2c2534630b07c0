import {
  reportCount,
  seedAdminData,
  ticketId,
  visitsPerUser,
} from "./admin-seed.mjs";
import { step } from "../local/progress.mjs";

/**
 * @typedef {import("./world.mjs").World} World
 * @typedef {import("./world.mjs").Call} Call
 * @typedef {import("./checks.mjs").Check} Check
 *
 * @typedef {{ path: string, maxRows: number, method?: Call["method"], body?: object }} AdminCall
 *   `maxRows`: how many rows of D1 it may read, including the authentication
 */

/** Rows for the session, the admin access, and the row that shows if there's a next page. */
const baseRows = 12;
/** Rows of the current day, which has no rollup yet: usage by gap (analytics/daily-rollups.server.ts). */
const currentDayRows = 1100;
/** Rows of a user search: 100 matches each by name, handle and email, and their users (admin/user-search.server.ts). */
const searchRows = 800;

/**
 * Checks how many rows each API call and view of the admin area reads, with a million users by default.
 *
 * @param {World} world
 * @param {number} people number of users and of posts; each user has twenty visits
 * @returns {Promise<Check[]>}
 */
export async function checkAdminReads(world, people) {
  const formatNumber = (/** @type {number} */ n) => n.toLocaleString("en");
  await world.growTo(people);
  await world.db
    .prepare(
      "UPDATE users SET adminAccess = 'write', isPowerAdmin = 1 WHERE id = 'person-1'",
    )
    .run();
  const visits = formatNumber(people * visitsPerUser);
  await step(`Adding ${formatNumber(people)} users and ${visits} visits`, () =>
    seedAdminData(world.db, people, Date.now()),
  );
  await step("Rolling up the past days", async () => {
    // A run rolls up thirty days.
    for (let run = 0; run < 3; run += 1) await world.runSchedule();
  });
  /** @type {Check[]} */
  const checks = [];
  const calls = await listCalls(world, people);
  for (const call of calls) checks.push((await measure(world, call)).check);
  checks.push(await checkCoverage(world, calls));
  const dashboard = async (/** @type {number} */ days) =>
    measure(world, {
      path: `/admin?days=${days}`,
      maxRows: currentDayRows + 20 * days,
    });
  const [short, long] = [await dashboard(1), await dashboard(30)];
  checks.push(short.check, long.check, {
    name: "admin: rows for a dashboard of 30 days, compared with 1 day",
    actual: (long.rows / short.rows).toFixed(2),
    goal: "≤ 3",
    met: long.rows <= 3 * short.rows,
  });
  return checks;
}

/**
 * Checks that all admin calls in the OpenAPI document are measured.
 *
 * @param {World} world
 * @param {AdminCall[]} measuredCalls
 * @returns {Promise<Check>}
 */
async function checkCoverage(world, measuredCalls) {
  const response = await world.send({ path: "/api/openapi.json" });
  /** @type {unknown} */
  const document = await response.json();
  const { paths } =
    /** @type {{ paths: Record<string, Record<string, object>> }} */ (document);
  const names = Object.entries(paths)
    .filter(([path]) => path.startsWith("/api/admin/"))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    .filter((name) => {
      const pattern = new RegExp(
        `^${name.replaceAll(/\{\w+\}/g, "[^/?]+")}(\\?|$)`,
      );
      return !measuredCalls.some(({ method = "GET", path }) =>
        pattern.test(`${method} ${path}`),
      );
    });
  return {
    name: "admin: API calls without a measurement",
    actual: names.join(", ") || "0",
    goal: "0",
    met: names.length === 0,
  };
}

/** @param {World} world @param {AdminCall} call */
async function measure(world, { path, maxRows, method = "GET", body }) {
  const recording = await world.record({
    path,
    method,
    signedIn: true,
    ...(body && { body: JSON.stringify(body) }),
  });
  const roundTrips = recording?.roundTrips ?? [];
  const rows = roundTrips.reduce((sum, { rowsRead }) => sum + rowsRead, 0);
  const ms = roundTrips.reduce((sum, { ms }) => sum + ms, 0);
  const status = recording?.status ?? 0;
  const isGood = status === 200 || status === 204;
  const check = {
    name: `admin: ${method} ${path}`,
    actual: `${isGood ? "" : `status ${status}, `}${rows} rows, ${ms.toFixed(0)} ms`,
    goal: `≤ ${maxRows} rows`,
    met: isGood && rows <= maxRows,
  };
  return { rows, check };
}

/** @param {World} world @param {number} people @returns {Promise<AdminCall[]>} */
async function listCalls(world, people) {
  const userId = `reader-${String(people / 2).padStart(7, "0")}`;
  const today = Math.floor(Date.now() / 86_400_000);
  const [post = ""] = await world.newestPosts(1);
  /** @param {string} path @param {number} maxRows @returns {AdminCall} */
  const list = (path, maxRows) => ({ path: `/api/admin/${path}`, maxRows });
  /** @param {Call["method"]} method @param {string} path @param {object | undefined} body @param {number} maxRows @returns {AdminCall} */
  const action = (method, path, body, maxRows) => ({
    ...list(path, maxRows),
    method,
    ...(body && { body }),
  });
  const increase = { action: "increase", type: "likes", amount: 5 };
  const limit = 20;
  /** @type {AdminCall[]} */
  const metricCalls = ["analytics", "engagement", "content"].flatMap((name) =>
    [1, 30, 90].map((days) =>
      list(`${name}?days=${days}`, currentDayRows + 20 * days),
    ),
  );
  return [
    ...metricCalls,
    list("stats", baseRows),
    list("check-access", baseRows),
    ...["newest", "oldest", "followers"].map((order) =>
      list(`users?limit=20&order=${order}`, limit + baseRows),
    ),
    list(`users?limit=20&cursor=${userId}`, limit + baseRows),
    list(
      `users?limit=20&order=followers&cursor=25.${userId}`,
      limit + baseRows,
    ),
    list("users?limit=20&q=ruth", searchRows),
    list("users?limit=20&q=reader&order=followers", 2 * searchRows),
    ...["newest", "oldest"].flatMap((order) =>
      ["", "&type=text", "&type=image"].map((type) =>
        list(`posts?limit=20&order=${order}${type}`, 4 * limit + baseRows),
      ),
    ),
    // A page for each user found: the two hundred users who wrote all posts.
    list("posts?limit=20&q=person", 2 * searchRows + 200 * limit * 2),
    list("users/person-2/posts?limit=20", 2 * limit + baseRows),
    ...["daily-users", "session-analytics"].flatMap((name) => {
      const maxRows =
        (name === "daily-users" ? 3 : 100) * limit + currentDayRows;
      return [
        list(`${name}?limit=20&days=1`, maxRows),
        list(`${name}?limit=20&days=30`, maxRows),
        list(
          `${name}?limit=20&days=90&cursor=${today - 60}.${userId}`,
          maxRows,
        ),
        list(
          `${name}?limit=20&days=30&q=ruth`,
          searchRows + maxRows + 100 * 20,
        ),
      ];
    }),
    list("audit?limit=20", 4 * limit + baseRows),
    list("reports?limit=20", 4 * limit + baseRows),
    ...[
      "users",
      "posts",
      "daily-users",
      "session-analytics",
      "reports",
      "audit",
    ].map((view) => ({
      path: `/admin?view=${view}`,
      maxRows: currentDayRows + 100 * limit,
    })),
    // With a search, because a full export reads every row.
    list("csv/users?q=ruth", 2 * searchRows),
    list(
      "csv/session-analytics?days=1&q=ruth",
      2 * searchRows + currentDayRows,
    ),
    list(`reports/${ticketId}`, 3 * 100 + baseRows),
    action("PATCH", `reports/${ticketId}`, { note: "Looked at" }, 500),
    action("POST", `reports/${ticketId}/claim`, { desired: true }, 500),
    // Notifies every reporter.
    action(
      "POST",
      `reports/${ticketId}/decision`,
      { decision: "keep" },
      3 * reportCount,
    ),
    action("POST", "games", { game: "memory", desired: true }, 20),
    action("POST", "verse-engagement", increase, 20),
    action("POST", "prayer-engagement", increase, 20),
    action("PATCH", `users/${userId}/permissions`, { adminAccess: "read" }, 20),
    action("PATCH", `posts/${post}/likes`, { count: 5 }, 20),
    action("DELETE", `posts/${post}`, undefined, 200),
    action("DELETE", `users/${userId}`, undefined, 300),
  ];
}
