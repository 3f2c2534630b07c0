import { formatCount } from "./number-format";

/** '12% more than the 7 days before'. `days`: the full days compared; 0 if the period is only today. */
export function formatComparison(
  total: number,
  previous: number,
  days: number,
): string {
  if (days === 0) return "Today so far";
  const before = days === 1 ? "the day before" : `the ${days} days before`;
  if (previous === 0) {
    return total === 0
      ? `None, like ${before}`
      : `More than ${before}, which had none`;
  }
  const change = Math.round(((total - previous) / previous) * 100);
  if (change === 0) return `About the same as ${before}`;
  return `${formatCount(Math.abs(change))}% ${change > 0 ? "more" : "less"} than ${before}`;
}

/** The first of the largest parts; undefined if all are 0. */
export const largest = <Part extends { value: number }>(
  parts: readonly Part[],
): Part | undefined =>
  parts.toSorted((a, b) => b.value - a.value).find(({ value }) => value > 0);
