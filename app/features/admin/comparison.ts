import { formatCount, formatDuration } from "./number-format";

interface Comparison {
  total: number;
  /** Over as many days just before. */
  previous: number;
  /** Full days compared; 0 if the period is only today. */
  days: number;
}

export const countText = {
  more: "more than",
  less: "fewer than",
  same: "As many as",
  formatValue: formatCount,
};

type ComparisonText = typeof countText;

export const durationText: ComparisonText = {
  more: "longer than in",
  less: "shorter than in",
  same: "As long as in",
  formatValue: formatDuration,
};

/** From this factor on, "10 times as many" reads better than a percentage. */
const minMultiple = 10;

/** '12% more than the 7 days before' */
export function formatComparison(
  { total, previous, days }: Comparison,
  text: ComparisonText = countText,
): string {
  if (days === 0) return "Today so far";
  const then = days === 1 ? "the day before" : `the ${days} days before`;
  const during = `${days === 1 ? "on" : "in"} ${then}`;
  if (previous === 0) {
    if (total === 0) return `None, as ${during}`;
    return `Up from none ${during}`;
  }
  if (total === 0) return `None, after ${text.formatValue(previous)} ${during}`;
  if (total === previous) return `${text.same} ${then}`;
  if (total >= previous * minMultiple) {
    return `${formatCount(Math.floor(total / previous))} times ${text.same.toLowerCase()} ${then}`;
  }
  const change = (Math.abs(total - previous) / previous) * 100;
  // Never '100% fewer' while something is left, and never '0%' after a change.
  const percent = Math.round(total < previous ? Math.min(change, 99) : change);
  const amount = percent === 0 ? "Less than 1%" : `${formatCount(percent)}%`;
  return `${amount} ${total > previous ? text.more : text.less} ${then}`;
}

/** The first of the largest parts; null if all are 0. */
export function largest<Part extends { value: number }>(
  parts: readonly Part[],
): Part | null {
  const [first] = parts.toSorted((a, b) => b.value - a.value);
  return first && first.value > 0 ? first : null;
}
