import { readdir } from "node:fs/promises";
import { postId } from "../bench/seed.mjs";
import { openWorld } from "../bench/world.mjs";
import { createRandom } from "../demo/random.mjs";
import { inRoot } from "../local/paths.mjs";
import { blockSize, seedSite } from "./seed.mjs";

const newestCount = 20;
const otherCount = 500;

/**
 * Opens a site with so many people and posts, and picks what requests are about.
 *
 * @param {number} people a multiple of `blockSize`
 * @param {Parameters<typeof openWorld>[0]} [options]
 */
export async function openSite(people, options) {
  const world = await openWorld(options);
  const members = await seedSite(world, people);
  const random = createRandom(people);
  const offsets = createRandom(blockSize);
  // The same positions at every size, each in any block.
  const others = Array.from(
    { length: otherCount },
    () =>
      Math.floor(random() * (people / blockSize)) * blockSize +
      Math.floor(offsets() * (blockSize / 10)) * 10,
  );
  /** @param {number[]} positions 0 is the newest post */
  const listIds = async (positions) => {
    const { results } = await world.db
      .prepare(
        `SELECT ${postId} AS id FROM (SELECT CAST(value AS INTEGER) AS i,
           CAST(?2 AS INTEGER) - (CAST(value AS INTEGER) + 1) * 60000 AS ms FROM json_each(?1))`,
      )
      .bind(JSON.stringify(positions), world.now)
      .all();
    return results.map(({ id }) => String(id));
  };
  const [hash = ""] = await readdir(inRoot("build", "client", "scripture"));
  return {
    world,
    people,
    members,
    newest: await listIds([...Array(newestCount).keys()]),
    posts: await listIds(
      others.map((position) => position + ((position / 10) % 10)),
    ),
    prayers: await listIds(others.map((position) => position + 3)),
    chapters: `/scripture/${hash}`,
  };
}

/** @typedef {Awaited<ReturnType<typeof openSite>>} Site */
