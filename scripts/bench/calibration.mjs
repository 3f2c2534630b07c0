import { UserError } from "../local/user-error.mjs";
import { calls, likeCall } from "./plan.mjs";

/** @typedef {import("./world.mjs").World} World */

/**
 * Records one request to the app for each floor (the bare platform doing the same work) and sets up the floors to
 * match: the same statements with the same values, a page with as much HTML, a cached response with as many bytes.
 *
 * @param {World} world
 * @param {string} post
 */
export async function calibrateFloors(world, post) {
  /** @type {Record<string, unknown>} */
  const roundTrips = {
    row: [
      {
        database: "DB",
        statements: [
          {
            sql: "SELECT id, username FROM users WHERE id = ?",
            values: ["person-1"],
          },
        ],
      },
    ],
  };
  const requests = {
    home: calls.home,
    feed20: calls.feed20,
    feed100: calls.feed100,
    search: calls.search,
    "like-on": likeCall(post, true),
    "like-off": likeCall(post, false),
  };
  for (const [name, call] of Object.entries(requests)) {
    roundTrips[name] = (await world.record(call))?.roundTrips ?? [];
  }
  await world.setUpFloors({ roundTrips, postId: post });
  await cacheLanding(world);
  return calibratePage(world);
}

/** @param {World} world */
async function cacheLanding(world) {
  const landing = await world.record(calls.landing);
  await world.send({
    path: "/floor/cache",
    method: "PUT",
    body: landing?.body ?? "",
  });
}

/** @param {string} html */
export const countElements = (html) => html.match(/<[a-z]/g)?.length ?? 0;

/**
 * Gives the floor's page as many elements and bytes as the app's home page. Class names make up the difference in bytes,
 * because they're most of a card's bytes.
 *
 * @param {World} world
 */
async function calibratePage(world) {
  const home = (await world.record(calls.home))?.body ?? "";
  const feed = await world.record(calls.feed20);
  if (feed?.status !== 200) {
    throw new UserError(
      "Couldn't load the feed, so there's nothing to measure.",
    );
  }
  /** @type {unknown} */
  const posts = JSON.parse(feed.body);
  const renderFloor = async (elements = 0, className = "") => {
    await world.setUpFloors({ page: { posts, elements, className } });
    return (await world.send({ path: "/floor/remix" })).text();
  };
  const plainPage = await renderFloor();
  const missing = Math.max(0, countElements(home) - countElements(plainPage));
  const elements = Math.round(missing / 20);
  const unfilled = await renderFloor(elements, "c");
  const bytes = Math.max(0, home.length - unfilled.length);
  const filler = elements === 0 ? 0 : Math.round(bytes / (elements * 20));
  const page = await renderFloor(elements, "c".repeat(1 + filler));
  return {
    home: { bytes: home.length, elements: countElements(home) },
    floor: { bytes: page.length, elements: countElements(page) },
  };
}

/**
 * @typedef {object} RequestStats recorded for one request to the app
 * @property {number} status
 * @property {number} roundTrips
 * @property {number} rowsRead
 * @property {boolean} usedWorker false if it was a static asset
 */

/**
 * @param {World} world
 * @param {import("./world.mjs").Call} call
 * @returns {Promise<RequestStats>}
 */
export async function measureRequest(world, call) {
  const recording = await world.record(call);
  if (!recording) {
    const { status } = await world.send(call);
    return { status, roundTrips: 0, rowsRead: 0, usedWorker: false };
  }
  const rowsRead = recording.roundTrips.reduce(
    (sum, roundTrip) => sum + roundTrip.rowsRead,
    0,
  );
  return {
    status: recording.status,
    roundTrips: recording.roundTrips.length,
    rowsRead,
    usedWorker: true,
  };
}
