import type { Mark } from "./rules";

/**
 * What is shared of a day's puzzle: squares for those who see them, a plain sentence for those who listen, and
 * no word of the answers. ("Bible Trivia, 22 November 2026 / 🟩🟥🟩 / 2 of 3 right.")
 */
export function shareText(
  title: string,
  date: string,
  marks: readonly Mark[],
  most: number,
): string {
  const squares = marks.map(({ right }) => (right ? "🟩" : "🟥"));
  const score = marks.filter(({ right }) => right).length;
  return [
    `${title}, ${dayLabel(date)}`,
    squares.join(""),
    `${score} of ${most} right.`,
  ].join("\n");
}

/** "22 November 2026" */
export function dayLabel(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
