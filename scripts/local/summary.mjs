import { stripVTControlCharacters } from "node:util";

/**
 * Finds the result in a test runner's output: "Tests  12 passed (12)" for Vitest, "12 passed (3.4s)" for Playwright. Adds
 * Playwright's "1 flaky", because a flaky test is a bug.
 *
 * @param {string} output
 */
export function findResultLine(output) {
  const lines = stripVTControlCharacters(output)
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(/\s+/g, " "));
  const passed = lines.findLast((line) =>
    /^(Tests )?(\d+ \w+ \| )*\d+ passed\b/.test(line),
  );
  const flaky = lines.findLast((line) => /^\d+ flaky$/.test(line));
  return passed && flaky ? `${passed}, ${flaky}` : passed;
}

/**
 * @param {(string | undefined)[]} lines from findResultLine
 */
export function countPassed(lines) {
  return lines.reduce(
    (total, line) => total + Number(/(\d+) passed/.exec(line ?? "")?.[1] ?? 0),
    0,
  );
}
