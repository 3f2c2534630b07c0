import { reports, seedVisits, ticketId, visitsEach } from "./admin-seed.mjs";
import { step } from "../local/progress.mjs";

/**
 * @typedef {import("./world.mjs").World} World
 * @typedef {import("./world.mjs").Call} Call
 * @typedef {import("./checks.mjs").Check} Check
 *
 * @typedef {{ path: string, most: number, method?: Call["method"], body?: object }} Bill
 *   of `most` rows of D1, whoever is asking included
 */

/** Who asks, their level, and the row that tells of a next page. */
const beside = 12;
/** Of a day that is not over: uses by gaps (analytics/daily-rollups.server.ts). */
const openDay = 1100;
/** Those whose name, handle or address begins so: 100 each way, and their rows (admin/user-search.server.ts). */
const found = 800;

/**
 * The admin area in a community of a million: what each of its calls and views reads.
 *
 * @param {World} world
 * @param {number} people as many posts, and twenty visits each
 * @returns {Promise<Check[]>}
 */
export async function adminBills(world, people) {
  const count = (/** @type {number} */ n) => n.toLocaleString("en");
  await world.growTo(people);
  await world.db
    .prepare(
      "UPDATE users SET adminAccess = 'write', isPowerAdmin = 1 WHERE id = 'person-1'",
    )
    .run();
  const visits = count(people * visitsEach);
  await step(`${count(people)} people, ${visits} visits`, () =>
    seedVisits(world.db, people, Date.now()),
  );
  await step("Days that are over are closed", async () => {
    // Thirty days a run.
    for (let run = 0; run < 3; run += 1) await world.runSchedule();
  });
  /** @type {Check[]} */
  const checks = [];
  const all = await bills(world, people);
  for (const bill of all) checks.push((await read(world, bill)).check);
  checks.push(await leftOut(world, all));
  const dashboard = async (/** @type {number} */ days) =>
    read(world, { path: `/admin?days=${days}`, most: openDay + 20 * days });
  const [short, long] = [await dashboard(1), await dashboard(30)];
  checks.push(short.check, long.check, {
    name: "admin: rows of the dashboard's 30 days, of those of 1 day",
    seen: (long.rows / short.rows).toFixed(2),
    goal: "≤ 3",
    met: long.rows <= 3 * short.rows,
  });
  return checks;
}

/**
 * Calls of the admin area, as the API describes itself, that are not among those measured.
 *
 * @param {World} world
 * @param {Bill[]} measured
 * @returns {Promise<Check>}
 */
async function leftOut(world, measured) {
  const answer = await world.send({ path: "/api/openapi.json" });
  /** @type {unknown} */
  const described = await answer.json();
  const { paths } =
    /** @type {{ paths: Record<string, Record<string, object>> }} */ (
      described
    );
  const names = Object.entries(paths)
    .filter(([path]) => path.startsWith("/api/admin/"))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    .filter((name) => {
      const pattern = new RegExp(
        `^${name.replaceAll(/\{\w+\}/g, "[^/?]+")}(\\?|$)`,
      );
      return !measured.some(({ method = "GET", path }) =>
        pattern.test(`${method} ${path}`),
      );
    });
  return {
    name: "admin: calls that were not measured",
    seen: names.join(", ") || "0",
    goal: "0",
    met: names.length === 0,
  };
}

/** @param {World} world @param {Bill} bill */
async function read(world, { path, most, method = "GET", body }) {
  const seen = await world.record({
    path,
    method,
    signedIn: true,
    ...(body && { body: JSON.stringify(body) }),
  });
  const trips = seen?.trips ?? [];
  const rows = trips.reduce((sum, trip) => sum + trip.rowsRead, 0);
  const ms = trips.reduce((sum, trip) => sum + trip.ms, 0);
  const status = seen?.status ?? 0;
  const isGood = status === 200 || status === 204;
  const check = {
    name: `admin: ${method} ${path}`,
    seen: `${isGood ? "" : `${status}, `}${rows} rows, ${ms.toFixed(0)} ms`,
    goal: `≤ ${most} rows`,
    met: isGood && rows <= most,
  };
  return { rows, check };
}

/** @param {World} world @param {number} people @returns {Promise<Bill[]>} */
async function bills(world, people) {
  const middle = `reader-${String(people / 2).padStart(7, "0")}`;
  const today = Math.floor(Date.now() / 86_400_000);
  const [post = ""] = await world.newestPosts(1);
  /** @param {string} path @param {number} most @returns {Bill} */
  const list = (path, most) => ({ path: `/api/admin/${path}`, most });
  /** @param {Call["method"]} method @param {string} path @param {object | undefined} body @param {number} most @returns {Bill} */
  const act = (method, path, body, most) => ({
    ...list(path, most),
    method,
    ...(body && { body }),
  });
  const step = { action: "increase", type: "likes", amount: 5 };
  const limit = 20;
  /** @type {Bill[]} */
  const figures = ["analytics", "engagement", "content"].flatMap((name) =>
    [1, 30, 90].map((days) =>
      list(`${name}?days=${days}`, openDay + 20 * days),
    ),
  );
  return [
    ...figures,
    list("stats", beside),
    list("check-access", beside),
    ...["newest", "oldest", "followers"].map((order) =>
      list(`users?limit=20&order=${order}`, limit + beside),
    ),
    list(`users?limit=20&cursor=${middle}`, limit + beside),
    list(`users?limit=20&order=followers&cursor=25.${middle}`, limit + beside),
    list("users?limit=20&q=ruth", found),
    list("users?limit=20&q=reader&order=followers", 2 * found),
    ...["newest", "oldest"].flatMap((order) =>
      ["", "&type=text", "&type=image"].map((type) =>
        list(`posts?limit=20&order=${order}${type}`, 4 * limit + beside),
      ),
    ),
    // A page of each person found: all of the two hundred who wrote everything.
    list("posts?limit=20&q=person", 2 * found + 200 * limit * 2),
    list("users/person-2/posts?limit=20", 2 * limit + beside),
    ...["daily-users", "session-analytics"].flatMap((name) => {
      const most = (name === "daily-users" ? 3 : 100) * limit + openDay;
      return [
        list(`${name}?limit=20&days=1`, most),
        list(`${name}?limit=20&days=30`, most),
        list(`${name}?limit=20&days=90&cursor=${today - 60}.${middle}`, most),
        list(`${name}?limit=20&days=30&q=ruth`, found + most + 100 * 20),
      ];
    }),
    list("audit?limit=20", 4 * limit + beside),
    list("reports?limit=20", 4 * limit + beside),
    ...[
      "users",
      "posts",
      "daily-users",
      "session-analytics",
      "reports",
      "audit",
    ].map((view) => ({
      path: `/admin?view=${view}`,
      most: openDay + 100 * limit,
    })),
    // Of those who are searched for: a table as it is asked for has as many rows as it has.
    list("csv/users?q=ruth", 2 * found),
    list("csv/session-analytics?days=1&q=ruth", 2 * found + openDay),
    list(`reports/${ticketId}`, 3 * 100 + beside),
    act("PATCH", `reports/${ticketId}`, { note: "Looked at" }, 500),
    act("POST", `reports/${ticketId}/claim`, { desired: true }, 500),
    // Each who has reported it is told.
    act(
      "POST",
      `reports/${ticketId}/decision`,
      { decision: "keep" },
      3 * reports,
    ),
    act("POST", "games", { game: "memory", desired: true }, 20),
    act("POST", "verse-engagement", step, 20),
    act("POST", "prayer-engagement", step, 20),
    act("PATCH", `users/${middle}/permissions`, { adminAccess: "read" }, 20),
    act("PATCH", `posts/${post}/likes`, { count: 5 }, 20),
    act("DELETE", `posts/${post}`, undefined, 200),
    act("DELETE", `users/${middle}`, undefined, 300),
  ];
}
