import { printTable } from "../bench/report.mjs";
import { domains } from "./domains.mjs";
import { countCrossings } from "./crossings.mjs";
import { listCosts, storagePrices } from "./money.mjs";
import { measureYear, viewsPerDay } from "./year.mjs";

/** @typedef {Awaited<ReturnType<typeof import("./row-bytes.mjs").measureTable>>} Measured */

const gb = 1e9;
const maxDatabaseBytes = 10 * gb;
/** An assumption: the busiest hour has four times the mean. */
const peakFactor = 4;
/** Assumptions: further requests for pictures that the browser hasn't cached, and pushes that the view causes. */
const picturesPerView = 2;
const pushesPerView = 0.1;
/** The app reports that a page was opened or hidden, with a request of its own (analytics/tracking.ts). */
const pageVisitsPerView = 1;
const requestsPerView = 1 + picturesPerView + pageVisitsPerView;
/** An assumption: a line has 180 bytes, the rest is what Cloudflare adds. */
const kbPerLogLine = 1;

/** @param {number} n */
const format = (n) => n.toLocaleString("en", { maximumSignificantDigits: 3 });

/** @param {Measured} measured */
const bytesPerRow = ({ rows, bytes, indexBytes }) =>
  rows > 0 ? (bytes + indexBytes) / rows : 0;

/** @param {Measured[]} measured */
export function printBytes(measured) {
  printTable(
    ["table", "bytes per row", "of these in indexes", "rows measured"],
    measured
      .filter(({ rows }) => rows > 0)
      .map((one) => [
        one.table,
        format(bytesPerRow(one)),
        format(one.indexBytes / one.rows),
        format(one.rows),
      ]),
  );
}

/** @param {string[][]} batches @param {{ from: string, to: string }[]} foreignKeys */
export function printCrossings(batches, foreignKeys) {
  printTable(
    [
      "moved tables",
      "tables",
      "statements",
      "that cross",
      "batches that write on both sides",
      "triggers",
      "foreign keys",
    ],
    domains.map(({ name, tables }) => {
      const found = countCrossings(tables, batches, foreignKeys);
      return [name, tables.size, ...Object.values(found)].map(String);
    }),
  );
}

/**
 * @param {Measured[]} measured
 * @param {number} freeSpace size of a database divided by that of its cells
 */
export function printGrowth(measured, freeSpace) {
  const byTable = new Map(measured.map((one) => [one.table, bytesPerRow(one)]));
  const year = measureYear((table) => byTable.get(table) ?? NaN);
  printTable(
    ["first year of a person", "kB"],
    year.map(({ table, bytes }) => [table, format((bytes * freeSpace) / 1000)]),
  );
  const person = year.reduce((sum, { bytes }) => sum + bytes * freeSpace, 0);
  console.log(
    `People whose first year fills 10 GB: ${format(maxDatabaseBytes / person)}`,
  );
  printTable(
    [
      "people",
      "views/s",
      "in the busiest hour",
      "requests/s then",
      "GB after a year",
      "databases of 10 GB",
      "$ a month for them",
    ],
    [1e5, 1e6, 1e7, 1e8].map((people) => {
      const perSecond = (people * viewsPerDay) / 86_400;
      const size = people * person;
      return [
        people,
        perSecond,
        perSecond * peakFactor,
        perSecond * peakFactor * requestsPerView,
        size / gb,
        Math.ceil(size / maxDatabaseBytes),
        (size / gb) * storagePrices.d1,
      ].map(format);
    }),
  );
}

/**
 * @typedef {{ rowsRead: number, rowsWritten: number }} Rows
 * @param {Rows & { cpuMs: number }} view the mean of the mix
 * @param {Rows} pageVisit
 */
export function printCosts(view, pageVisit) {
  const costs = listCosts({
    "request to the worker": requestsPerView,
    "ms of CPU": view.cpuMs,
    "row read in D1": view.rowsRead + pageVisitsPerView * pageVisit.rowsRead,
    "row written in D1":
      view.rowsWritten + pageVisitsPerView * pageVisit.rowsWritten,
    "read from R2": picturesPerView,
    "read from KV": 1,
    "queue operation": 3 * pushesPerView,
    "kB of logs": requestsPerView * kbPerLogLine,
  });
  const total = costs.reduce((sum, { dollars }) => sum + dollars, 0);
  printTable(
    ["a million page views", "per view", "$ per million of it", "$"],
    [
      ...costs.map(({ item, quantity, price, dollars }) => [
        item,
        format(quantity),
        format(price),
        dollars.toFixed(2),
      ]),
      ["total", "", "", total.toFixed(2)],
    ],
  );
  const monthly = viewsPerDay * 30 * total;
  console.log(
    `A million people, ${viewsPerDay} views a day each: $${format(monthly)} a month without storage`,
  );
}
