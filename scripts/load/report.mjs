import { printTable } from "../bench/report.mjs";
import { kinds } from "./mix.mjs";

/**
 * @typedef {import("./run.mjs").Rows} Rows
 * @typedef {import("./run.mjs").Timing} Timing
 * @typedef {import("./run.mjs").Memory} Memory
 *
 * @typedef {object} Results
 * @property {Timing[]} timings
 * @property {Map<number, Map<string, Rows>>} rows by number of people, ascending, and by kind of request
 * @property {Memory} memory
 * @property {import("./run.mjs").Errors} errors
 */

const maxRowGrowth = 1.05;
const maxMemoryGrowth = 1.1;

/** @param {number} n */
const format = (n) => n.toLocaleString("en", { maximumFractionDigits: 1 });

/** @param {Results} results */
export function printResults({ timings, rows, memory }) {
  if (timings.length > 0)
    printTable(
      [
        "people",
        "connections",
        "requests/s",
        "p50 ms",
        "p99 ms",
        "requests",
        "errors",
      ],
      timings.map(
        ({ people, connections, perSecond, p50, p99, requests, errors }) =>
          [people, connections, perSecond, p50, p99, requests, errors].map(
            format,
          ),
      ),
    );
  if (rows.size > 0) {
    const sizes = [...rows.keys()];
    printTable(
      [
        "rows per request",
        ...sizes.flatMap((people) => [`read, ${format(people)}`, "written"]),
      ],
      [...Object.keys(kinds), "whole mix"].map((name) => [
        name,
        ...sizes.flatMap((people) => {
          const { read, written } = getRows(rows.get(people), name);
          return [format(read), format(written)];
        }),
      ]),
    );
  }
  for (const { requests, mb } of memory)
    console.log(
      `Memory after ${format(requests)} requests: ${mb === null ? "unknown" : `${format(mb)} MB`}`,
    );
}

/**
 * @param {Map<string, Rows> | undefined} rows
 * @param {string} name of a kind, or "whole mix" for the mean of all requests
 */
function getRows(rows, name) {
  const found = rows?.get(name);
  if (found) return found;
  const mean = { read: 0, written: 0 };
  for (const [kind, { share }] of Object.entries(kinds)) {
    const { read, written } = rows?.get(kind) ?? { read: NaN, written: NaN };
    mean.read += (read * share) / 100;
    mean.written += (written * share) / 100;
  }
  return mean;
}

/**
 * What falls short, in sentences.
 *
 * @param {Results} results
 * @returns {string[]}
 */
export function listProblems({ rows, memory, errors }) {
  const [smallest] = rows.values();
  const largest = [...rows.values()].at(-1);
  const grown = Object.keys(kinds).flatMap((name) => {
    const before = smallest?.get(name)?.read ?? 0;
    const after = largest?.get(name)?.read ?? 0;
    return after > before * maxRowGrowth + 1
      ? [`${name}: rows read grow from ${format(before)} to ${format(after)}`]
      : [];
  });
  const [before, after] = memory.map(({ mb }) => mb ?? 0);
  const memoryGrowth = (after ?? 0) / (before ?? 1);
  return [
    ...[...errors].map(([name, count]) => `${name}: ${format(count)} times`),
    ...grown,
    ...(memoryGrowth > maxMemoryGrowth
      ? [`memory grows by ${format(100 * (memoryGrowth - 1))} %`]
      : []),
  ];
}
