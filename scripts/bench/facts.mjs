import { PlainFailure } from "../local/failure.mjs";
import { calls, likeCall } from "./plan.mjs";

/** @typedef {import("./world.mjs").World} World */

/**
 * Watches the app once at each thing that has a floor, and teaches the floors to do the same: the
 * same statements with the same values, a page with as much HTML, a cached answer with as many bytes.
 *
 * @param {World} world
 * @param {string} post
 */
export async function teachFloors(world, post) {
  /** @type {Record<string, unknown>} */
  const trips = {
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
  const asked = {
    home: calls.home,
    feed20: calls.feed20,
    feed100: calls.feed100,
    search: calls.search,
    "like-on": likeCall(post, true),
    "like-off": likeCall(post, false),
  };
  for (const [name, call] of Object.entries(asked)) {
    trips[name] = (await world.record(call))?.trips ?? [];
  }
  await world.teach({ trips, postId: post });
  await keepLanding(world);
  return teachPage(world);
}

/** @param {World} world */
async function keepLanding(world) {
  const landing = await world.record(calls.landing);
  await world.send({
    path: "/floor/cache",
    method: "PUT",
    body: landing?.body ?? "",
  });
}

/** @param {string} html */
export const elementsOf = (html) => html.match(/<[a-z]/g)?.length ?? 0;

/**
 * As many elements as the app's home and as many bytes: what is missing goes into class names, which
 * is what most of a card's bytes are.
 *
 * @param {World} world
 */
async function teachPage(world) {
  const home = (await world.record(calls.home))?.body ?? "";
  const feed = await world.record(calls.feed20);
  if (feed?.status !== 200) {
    throw new PlainFailure(
      "The feed does not answer: nothing can be measured.",
    );
  }
  /** @type {unknown} */
  const posts = JSON.parse(feed.body);
  const floorPage = async (elements = 0, className = "") => {
    await world.teach({ page: { posts, elements, className } });
    return (await world.send({ path: "/floor/remix" })).text();
  };
  const bare = await floorPage();
  const missing = Math.max(0, elementsOf(home) - elementsOf(bare));
  const elements = Math.round(missing / 20);
  const plain = await floorPage(elements, "c");
  const bytes = Math.max(0, home.length - plain.length);
  const filler = elements === 0 ? 0 : Math.round(bytes / (elements * 20));
  const page = await floorPage(elements, "c".repeat(1 + filler));
  return {
    home: { bytes: home.length, elements: elementsOf(home) },
    floor: { bytes: page.length, elements: elementsOf(page) },
  };
}

/**
 * @typedef {object} Facts what one request of the app is seen to do
 * @property {number} status
 * @property {number} trips
 * @property {number} rowsRead
 * @property {boolean} worker false: a static asset answered
 */

/**
 * @param {World} world
 * @param {import("./world.mjs").Call} call
 * @returns {Promise<Facts>}
 */
export async function observe(world, call) {
  const seen = await world.record(call);
  if (!seen) {
    const { status } = await world.send(call);
    return { status, trips: 0, rowsRead: 0, worker: false };
  }
  const rowsRead = seen.trips.reduce((sum, trip) => sum + trip.rowsRead, 0);
  return {
    status: seen.status,
    trips: seen.trips.length,
    rowsRead,
    worker: true,
  };
}
