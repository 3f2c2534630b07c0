import { duration } from "../local/progress.mjs";
import { weightGoals } from "./weight.mjs";

/** The worker without the picture renderer; gzip. */
const workerGoal = 1_000_000;

/**
 * @typedef {import("./measure.mjs").Row} Row
 * @typedef {object} Report
 * @property {import("./checks.mjs").Check[]} checks
 * @property {Awaited<ReturnType<typeof import("./facts.mjs").teachFloors>> | undefined} page
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
  const short = [];
  if (rows.length > 0) {
    print(
      [
        "posts",
        "conn.",
        "what",
        "req/s",
        "p50 ms",
        "p99 ms",
        "CPU ms",
        "D1 trips",
        "rows read",
        "of floor",
        "by CPU",
        "goal",
        "",
      ],
      rows.map((row) => speedLine(row, short)),
    );
    if (report.page) {
      const { home, floor } = report.page;
      console.log(
        `The Remix floor has ${floor.elements} elements in ${floor.bytes} bytes of HTML, home ${home.elements} in ${home.bytes}.\n`,
      );
    }
  }
  if (report.weights.length > 0) {
    print(
      ["first visit, 390 px, gzip", "JS", "CSS", "HTML", "fonts", "rest", ""],
      report.weights.map((weight) => weightLine(weight, short)),
    );
  }
  printChecks([...report.checks, workerCheck(report)], short);
  console.log(`\nThe whole run took ${duration(report.seconds * 1000)}.`);
}

/**
 * @param {import("./checks.mjs").Check[]} checks
 * @param {string[]} short what else fell short
 */
export function printChecks(checks, short = []) {
  print(
    ["check", "seen", "goal", ""],
    checks.map(({ name, seen, goal, met }) => {
      if (!met) short.push(`${name}: ${seen}, goal ${goal}`);
      return [name, seen, goal, verdict(met)];
    }),
  );
  console.log(
    short.length === 0
      ? "Every goal is met."
      : `Short of the goal:\n${short.map((one) => `  ${one}`).join("\n")}`,
  );
}

/** @param {number} value @param {number} digits */
const orDash = (value, digits) =>
  Number.isNaN(value) ? "–" : value.toFixed(digits);

const verdict = (/** @type {boolean} */ met) => (met ? "met" : "SHORT");

/**
 * @param {Row} row
 * @param {string[]} short grows by what falls short
 */
function speedLine(row, short) {
  const { facts, of, perSecond, ratio, cpuRatio } = row;
  const failures = findFailures(row);
  short.push(...failures.map((failure) => `${row.name}: ${failure}`));
  const judged = of.call !== undefined;
  return [
    row.posts.toLocaleString("en"),
    String(row.connections),
    row.name,
    perSecond === null ? "–" : Math.round(perSecond).toLocaleString("en"),
    orDash(row.p50, 1),
    orDash(row.p99, 1),
    orDash(row.cpu, 2),
    facts ? String(facts.trips) : "",
    facts ? String(facts.rowsRead) : "",
    ratio === null ? "" : ratio.toFixed(2),
    cpuRatio === null ? "" : orDash(cpuRatio, 2),
    of.goal === undefined ? "" : `≥ ${of.goal.toFixed(2)}`,
    judged ? verdict(failures.length === 0) : "",
  ];
}

/** @param {Row} row @returns {string[]} */
function findFailures({ facts, of, perSecond, ratio, failures }) {
  if (!facts) return failures > 0 ? [`${failures} requests failed`] : [];
  if (perSecond === null) {
    return [`answers ${facts.status}: it is not there yet`];
  }
  const wrong = [];
  if (failures > 0) wrong.push(`${failures} requests failed`);
  if (of.goal !== undefined && ratio !== null && ratio < of.goal) {
    wrong.push(`${ratio.toFixed(2)} of its floor, goal ${of.goal.toFixed(2)}`);
  }
  if (of.trips !== undefined && facts.trips > of.trips) {
    wrong.push(`${facts.trips} trips to D1, goal ${of.trips}`);
  }
  if (of.shows !== undefined && facts.rowsRead > 3 * of.shows + 10) {
    wrong.push(`${facts.rowsRead} rows read, goal ${3 * of.shows + 10}`);
  }
  if (of.asset && facts.worker) {
    wrong.push("the worker answers, and a static asset should");
  }
  return wrong;
}

/**
 * @param {import("./weight.mjs").Weight} weight
 * @param {string[]} short
 */
function weightLine({ page, status, bytes }, short) {
  const goals = weightGoals[page];
  let met = true;
  const cells = /** @type {const} */ (["js", "css", "html", "fonts"]).map(
    (kind) => {
      const size = bytes[kind] / 1024;
      if (size > goals[kind]) {
        met = false;
        short.push(
          `${page}: ${size.toFixed(1)} KB of ${kind}, goal ${goals[kind]}`,
        );
      }
      return `${size.toFixed(1)} ≤ ${goals[kind]}`;
    },
  );
  if (status !== 200) {
    met = false;
    short.push(`${page}: answers ${status}`);
  }
  const rest = (bytes.rest / 1024).toFixed(1);
  return [page, ...cells, rest, verdict(met)];
}

/** @param {Report} report @returns {import("./checks.mjs").Check} */
function workerCheck({ workerGzipBytes, rendererGzipBytes }) {
  const kilobytes = (/** @type {number} */ bytes) => Math.round(bytes / 1000);
  return {
    name: "worker bundle, gzip",
    seen: `${kilobytes(workerGzipBytes)} KB, and ${kilobytes(rendererGzipBytes)} KB of picture renderer`,
    goal: `≤ ${kilobytes(workerGoal)} KB without it`,
    met: workerGzipBytes <= workerGoal,
  };
}

/**
 * A table, words to the left and figures to the right.
 *
 * @param {string[]} head
 * @param {string[][]} lines
 */
export function print(head, lines) {
  const widths = head.map((title, i) =>
    Math.max(title.length, ...lines.map((line) => line[i]?.length ?? 0)),
  );
  const figure = /^[\d.,–]/;
  const text = [head, ...lines].map((line) =>
    line
      .map((cell, i) =>
        figure.test(lines[0]?.[i] ?? "")
          ? cell.padStart(widths[i] ?? 0)
          : cell.padEnd(widths[i] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
  const [title = "", ...rest] = text;
  console.log(`\n${title}\n${"─".repeat(title.length)}\n${rest.join("\n")}\n`);
}
