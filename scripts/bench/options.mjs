import { parseArgs } from "node:util";
import { PlainFailure } from "../local/failure.mjs";

export const usage = `npm run bench -- [options]
  --connections 16   at once; several as 1,16,64
  --posts 10000      in the database; several as 10000,100000,1000000
  --only home,like   only measurements with such a word in their name ("weight" for the weights)
  --seconds 1        of each round of each measurement
  --rounds 5         floor and app take turns
  --against c7bfa22  instead: home, feed, post and like beside the build of that commit
  --admin            instead: the rows each call of the admin area reads, with a million people
  --people 1000000   of those; as many posts, and twenty visits each
  --json file        everything that was measured`;

/**
 * @typedef {object} Options
 * @property {number[]} connections
 * @property {number[]} posts ascending
 * @property {string[]} only empty: everything
 * @property {number} seconds
 * @property {number} rounds
 * @property {string | undefined} against a commit
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
  const { values } = parse(args);
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

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
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
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainFailure(`${reason}\n${usage}`);
  }
}

/**
 * @param {string} name
 * @param {string} text
 * @param {number} most
 */
function numbers(name, text, most) {
  const found = text.split(",").map(Number);
  if (found.some((n) => !Number.isInteger(n) || n < 1 || n > most)) {
    throw new PlainFailure(
      `--${name} takes whole numbers from 1 to ${most}, not "${text}".`,
    );
  }
  return found;
}
