import { printTable } from "../bench/report.mjs";

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
    const [smallest] = rows.values();
    printTable(
      [
        "rows per request",
        ...[...rows.keys()].flatMap((size) => [
          `read, ${format(size)}`,
          "written",
        ]),
      ],
      [...(smallest?.keys() ?? [])].map((name) => [
        name,
        ...[...rows.values()].flatMap((size) => {
          const { read, written } = size.get(name) ?? {
            read: NaN,
            written: NaN,
          };
          return [format(read), format(written)];
        }),
      ]),
    );
  }
  for (const { requests, heapMb, processMb } of memory)
    console.log(
      `After ${format(requests)} requests: heap ${format(heapMb)} MB, process ${format(processMb ?? NaN)} MB`,
    );
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
  const grown = [...(smallest ?? [])].flatMap(([name, before]) =>
    /** @type {const} */ (["read", "written"]).flatMap((way) => {
      const after = largest?.get(name)?.[way] ?? 0;
      return after > before[way] * maxRowGrowth + 1
        ? [
            `${name}: rows ${way} grow from ${format(before[way])} to ${format(after)}`,
          ]
        : [];
    }),
  );
  const [before, after] = memory.map(({ heapMb }) => heapMb);
  const memoryGrowth = (after ?? 0) / (before ?? 1);
  return [
    ...[...errors].map(([name, count]) => `${name}: ${format(count)} times`),
    ...grown,
    ...(memoryGrowth > maxMemoryGrowth
      ? [`memory grows by ${format(100 * (memoryGrowth - 1))} %`]
      : []),
  ];
}
