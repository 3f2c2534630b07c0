import { parseArgs } from "node:util";
import { readOptions, toNumbers } from "../local/options.mjs";

const usage = `npm run bench -- [options]
  --connections 16   concurrent connections; one or more numbers, such as 1,16,64
  --posts 10000      posts in the database; one or more numbers, such as 10000,100000,1000000
  --only home,like   run only measurements whose name contains one of these; other parts: weight, search, expensive, rows
  --seconds 1        duration of each round
  --rounds 5         rounds per measurement; floor and app take turns
  --against c7bfa22  compare the speed of home, feed, post and like with the build of that commit
  --admin            measure how many rows each API call of the admin area reads
  --people 1000000   with --admin: number of users and posts; each user has twenty visits
  --json file        write the results to a file`;

/**
 * @typedef {object} Options
 * @property {number[]} connections
 * @property {number[]} posts ascending
 * @property {string[]} only empty to run everything
 * @property {number} seconds
 * @property {number} rounds
 * @property {string | undefined} against commit
 * @property {boolean} admin
 * @property {number} people
 * @property {string | undefined} json
 */

/** @returns {Options} */
export function readBenchOptions() {
  const { values } = readOptions(usage, () =>
    parseArgs({
      options: {
        connections: { type: "string", default: "16" },
        posts: { type: "string", default: "10000" },
        only: { type: "string" },
        seconds: { type: "string", default: "1" },
        rounds: { type: "string", default: "5" },
        against: { type: "string" },
        admin: { type: "boolean", default: false },
        people: { type: "string", default: "1000000" },
        json: { type: "string" },
      },
    }),
  );
  return {
    connections: toNumbers("connections", values.connections, 1000),
    posts: toNumbers("posts", values.posts, 2_000_000).sort((a, b) => a - b),
    only: values.only ? values.only.split(",") : [],
    seconds: toNumbers("seconds", values.seconds, 60)[0] ?? 1,
    rounds: toNumbers("rounds", values.rounds, 20)[0] ?? 5,
    against: values.against,
    admin: values.admin,
    people: toNumbers("people", values.people, 2_000_000)[0] ?? 1,
    json: values.json,
  };
}
