import { parseArgs } from "node:util";
import { UserError } from "../local/user-error.mjs";

export const usage = `npm run bench -- [options]
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
 * @property {boolean} help
 */

/**
 * @param {string[]} args
 * @returns {Options}
 */
export function readOptions(args) {
  const { values } = withUsage(usage, () =>
    parseArgs({
      args,
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
        help: { type: "boolean", default: false },
      },
    }),
  );
  return {
    connections: numbers("connections", values.connections, 1000),
    posts: numbers("posts", values.posts, 2_000_000).sort((a, b) => a - b),
    only: values.only ? values.only.split(",") : [],
    seconds: numbers("seconds", values.seconds, 60)[0] ?? 1,
    rounds: numbers("rounds", values.rounds, 20)[0] ?? 5,
    against: values.against,
    admin: values.admin,
    people: numbers("people", values.people, 2_000_000)[0] ?? 1,
    json: values.json,
    help: values.help,
  };
}

/**
 * Adds the usage to errors of `parseArgs`.
 *
 * @template T
 * @param {string} usage
 * @param {() => T} read
 */
export function withUsage(usage, read) {
  try {
    return read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`${reason}\n${usage}`);
  }
}

/**
 * @param {string} name
 * @param {string} text
 * @param {number} max
 */
export function numbers(name, text, max) {
  const parsed = text.split(",").map(Number);
  if (parsed.some((n) => !Number.isInteger(n) || n < 1 || n > max)) {
    throw new UserError(
      `--${name} must be whole numbers from 1 to ${max}, not "${text}".`,
    );
  }
  return parsed;
}
