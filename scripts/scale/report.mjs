import { printTable } from "../bench/report.mjs";
import { domains } from "./domains.mjs";
import { countCrossings } from "./crossings.mjs";
import { listCosts, storagePrices } from "./money.mjs";
import { measureYear, requestsPerDay } from "./year.mjs";

/** @typedef {Awaited<ReturnType<typeof import("./row-bytes.mjs").measureTable>>} Measured */

const gb = 1e9;
const maxDatabaseBytes = 10 * gb;
/** An assumption: the busiest hour has four times the mean. */
const peakFactor = 4;
/** Assumptions: pictures that the browser hasn't cached, and pushes that the view causes. */
const picturesPerView = 2;
const pushesPerView = 0.1;

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
      "requests/s",
      "in the busiest hour",
      "GB after a year",
      "databases of 10 GB",
      "$ a month for them",
    ],
    [1e5, 1e6, 1e7, 1e8].map((people) => {
      const perSecond = (people * requestsPerDay) / 86_400;
      const size = people * person;
      return [
        people,
        perSecond,
        perSecond * peakFactor,
        size / gb,
        Math.ceil(size / maxDatabaseBytes),
        (size / gb) * storagePrices.d1,
      ].map(format);
    }),
  );
}

/** @param {{ rowsRead: number, rowsWritten: number, cpuMs: number }} measured per request of the mix */
export function printCosts({ rowsRead, rowsWritten, cpuMs }) {
  const costs = listCosts({
    "request to the worker": 1 + picturesPerView,
    "ms of CPU": cpuMs,
    "row read in D1": rowsRead,
    "row written in D1": rowsWritten,
    "read from R2": picturesPerView,
    "read from KV": 1,
    "queue operation": 3 * pushesPerView,
    "log event": 1,
  });
  const total = costs.reduce((sum, { dollars }) => sum + dollars, 0);
  printTable(
    ["a million page views", "per view", "$ per million of it", "$"],
    [
      ...costs.map(({ item, quantity, price, dollars }) => [
        item,
        format(quantity),
        String(price),
        dollars.toFixed(2),
      ]),
      ["total", "", "", total.toFixed(2)],
    ],
  );
  const monthly = requestsPerDay * 30 * total;
  console.log(
    `A million people, ${requestsPerDay} requests a day each: $${format(monthly)} a month without storage`,
  );
}
