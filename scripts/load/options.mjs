import { parseArgs } from "node:util";
import { readOptions, toNumbers } from "../local/options.mjs";
import { UserError } from "../local/user-error.mjs";
import { blockSize } from "./seed.mjs";

const parts = ["times", "rows", "memory"];

const usage = `npm run load -- [options]
  --people 10000,100000,1000000   people and posts on the site; one or more multiples of ${blockSize}
  --connections 1,16,64,256       concurrent connections, each of another member
  --seconds 5                     duration of each measurement
  --only times                    or rows (read and written per request), or memory (after 10,000 and 50,000 requests)
Without --only, everything is measured. Figures for docs/reliability.md take about 8 minutes.`;

export function readLoadOptions() {
  const { values } = readOptions(usage, () =>
    parseArgs({
      options: {
        people: { type: "string", default: "10000,100000,1000000" },
        connections: { type: "string", default: "1,16,64,256" },
        seconds: { type: "string", default: "5" },
        only: { type: "string" },
      },
    }),
  );
  const people = toNumbers("people", values.people, 2_000_000);
  if (people.some((n) => n % blockSize !== 0))
    throw new UserError(`--people must be multiples of ${blockSize}.`);
  const { only } = values;
  if (only !== undefined && !parts.includes(only))
    throw new UserError(`--only must be ${parts.join(" or ")}.`);
  return {
    people: people.sort((a, b) => a - b),
    connections: toNumbers("connections", values.connections, 256),
    seconds: toNumbers("seconds", values.seconds, 60)[0] ?? 5,
    isSelected: (/** @type {string} */ part) =>
      only === undefined || only === part,
  };
}

/** @typedef {ReturnType<typeof readLoadOptions>} Options */
