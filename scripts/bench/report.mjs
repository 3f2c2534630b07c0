import { duration } from "../local/progress.mjs";
import { weightGoals } from "./weight.mjs";

/** Size of the worker without the image renderer, gzip. */
const workerGoal = 1_000_000;

/**
 * @typedef {import("./measure.mjs").Row} Row
 * @typedef {object} Report
 * @property {import("./checks.mjs").Check[]} checks
 * @property {Awaited<ReturnType<typeof import("./calibration.mjs").calibrateFloors>> | undefined} page
 * @property {import("./weight.mjs").Weight[]} weights
 * @property {number} workerGzipBytes
 * @property {number} rendererGzipBytes
 * @property {number} seconds
 */

/**
 * @param {Row[]} rows
 * @param {Report} report
 */
export function printReport(rows, report) {
  /** @type {string[]} */
  const misses = [];
  if (rows.length > 0) {
    printTable(
      [
        "posts",
        "conn.",
        "name",
        "req/s",
        "p50 ms",
        "p99 ms",
        "CPU ms",
        "D1 trips",
        "rows read",
        "vs. floor",
        "CPU vs. floor",
        "goal",
        "",
      ],
      rows.map((row) => toSpeedRow(row, misses)),
    );
    if (report.page) {
      const { home, floor } = report.page;
      console.log(
        `The Remix floor has ${floor.elements} elements in ${floor.bytes} bytes of HTML; home has ${home.elements} in ${home.bytes}.\n`,
      );
    }
  }
  if (report.weights.length > 0) {
    printTable(
      ["first visit, 390 px, gzip", "JS", "CSS", "HTML", "fonts", "rest", ""],
      report.weights.map((weight) => toWeightRow(weight, misses)),
    );
  }
  printChecks([...report.checks, checkWorkerSize(report)], misses);
  console.log(`\nThe benchmark took ${duration(report.seconds * 1000)}.`);
}

/**
 * @param {import("./checks.mjs").Check[]} checks
 * @param {string[]} misses other missed goals
 */
export function printChecks(checks, misses = []) {
  printTable(
    ["check", "result", "goal", ""],
    checks.map(({ name, actual, goal, met }) => {
      if (!met) misses.push(`${name}: ${actual}, goal ${goal}`);
      return [name, actual, goal, formatVerdict(met)];
    }),
  );
  console.log(
    misses.length === 0
      ? "All goals met."
      : `Goals missed:\n${misses.map((miss) => `  ${miss}`).join("\n")}`,
  );
}

/** @param {number} value @param {number} digits */
const orDash = (value, digits) =>
  Number.isNaN(value) ? "–" : value.toFixed(digits);

const formatVerdict = (/** @type {boolean} */ met) => (met ? "met" : "MISSED");

/**
 * @param {Row} row
 * @param {string[]} misses missed goals are added to it
 */
function toSpeedRow(row, misses) {
  const { stats, measurement, perSecond, ratio, cpuRatio } = row;
  const failures = findFailures(row);
  misses.push(...failures.map((failure) => `${row.name}: ${failure}`));
  const hasGoal = measurement.call !== undefined;
  return [
    row.posts.toLocaleString("en"),
    String(row.connections),
    row.name,
    perSecond === null ? "–" : Math.round(perSecond).toLocaleString("en"),
    orDash(row.p50, 1),
    orDash(row.p99, 1),
    orDash(row.cpu, 2),
    stats ? String(stats.roundTrips) : "",
    stats ? String(stats.rowsRead) : "",
    ratio === null ? "" : ratio.toFixed(2),
    cpuRatio === null ? "" : orDash(cpuRatio, 2),
    measurement.goal === undefined ? "" : `≥ ${measurement.goal.toFixed(2)}`,
    hasGoal ? formatVerdict(failures.length === 0) : "",
  ];
}

/** @param {Row} row @returns {string[]} */
function findFailures({ stats, measurement, perSecond, ratio, failures }) {
  if (!stats) return failures > 0 ? [`${failures} requests failed`] : [];
  if (perSecond === null) {
    return [`responds with ${stats.status}`];
  }
  const { postCount = 0 } = measurement;
  const maxRows = 3 * postCount + 10;
  const problems = [];
  if (failures > 0) problems.push(`${failures} requests failed`);
  const { goal } = measurement;
  if (goal !== undefined && ratio !== null && ratio < goal) {
    problems.push(`${ratio.toFixed(2)} of the floor, goal ${goal.toFixed(2)}`);
  }
  if (
    measurement.maxRoundTrips !== undefined &&
    stats.roundTrips > measurement.maxRoundTrips
  ) {
    problems.push(
      `${stats.roundTrips} trips to D1, goal ${measurement.maxRoundTrips}`,
    );
  }
  if (measurement.postCount !== undefined && stats.rowsRead > maxRows) {
    problems.push(`${stats.rowsRead} rows read, goal ${maxRows}`);
  }
  if (measurement.isAsset && stats.usedWorker) {
    problems.push("served by the worker instead of as a static asset");
  }
  return problems;
}

/**
 * @param {import("./weight.mjs").Weight} weight
 * @param {string[]} misses
 */
function toWeightRow({ page, status, bytes }, misses) {
  const goals = weightGoals[page];
  let met = true;
  const cells = /** @type {const} */ (["js", "css", "html", "fonts"]).map(
    (kind) => {
      const size = bytes[kind] / 1024;
      if (size > goals[kind]) {
        met = false;
        misses.push(
          `${page}: ${size.toFixed(1)} KB of ${kind}, goal ${goals[kind]}`,
        );
      }
      return `${size.toFixed(1)} ≤ ${goals[kind]}`;
    },
  );
  if (status !== 200) {
    met = false;
    misses.push(`${page}: responds with ${status}`);
  }
  const rest = (bytes.rest / 1024).toFixed(1);
  return [page, ...cells, rest, formatVerdict(met)];
}

/** @param {Report} report @returns {import("./checks.mjs").Check} */
function checkWorkerSize({ workerGzipBytes, rendererGzipBytes }) {
  const kilobytes = (/** @type {number} */ bytes) => Math.round(bytes / 1000);
  return {
    name: "worker bundle, gzip",
    actual: `${kilobytes(workerGzipBytes)} KB, plus ${kilobytes(rendererGzipBytes)} KB for the image renderer`,
    goal: `≤ ${kilobytes(workerGoal)} KB without the renderer`,
    met: workerGzipBytes <= workerGoal,
  };
}

/**
 * Prints a table with text left-aligned and numbers right-aligned.
 *
 * @param {string[]} head
 * @param {string[][]} lines
 */
export function printTable(head, lines) {
  const widths = head.map((title, i) =>
    Math.max(title.length, ...lines.map((line) => line[i]?.length ?? 0)),
  );
  const number = /^[\d.,–]/;
  const text = [head, ...lines].map((line) =>
    line
      .map((cell, i) =>
        number.test(lines[0]?.[i] ?? "")
          ? cell.padStart(widths[i] ?? 0)
          : cell.padEnd(widths[i] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
  const [title = "", ...rest] = text;
  console.log(`\n${title}\n${"─".repeat(title.length)}\n${rest.join("\n")}\n`);
}
