import { stripVTControlCharacters } from "node:util";

/**
 * The line in which a test runner says how it went, out of all it has printed: "Tests  12 passed (12)"
 * of Vitest, "12 passed (3.4s)" of Playwright, with its "1 flaky": who passed only when asked again is a
 * bug, and does not hide among the many.
 *
 * @param {string} output
 */
export function closingLine(output) {
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
 * @param {(string | undefined)[]} lines of closingLine
 */
export function totalPassed(lines) {
  return lines.reduce(
    (total, line) => total + Number(/(\d+) passed/.exec(line ?? "")?.[1] ?? 0),
    0,
  );
}
