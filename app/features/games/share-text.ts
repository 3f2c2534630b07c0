import type { AnswerResult } from "./rules";

/**
 * Text for sharing a puzzle result: squares, plus a plain sentence for screen readers, and nothing that gives the
 * answers away. ("Bible Trivia, 22 November 2026 / 🟩🟥🟩 / 2 of 3 right.")
 */
export function buildShareText(
  title: string,
  date: string,
  results: readonly AnswerResult[],
  maxScore: number,
): string {
  const squares = results.map(({ isCorrect }) => (isCorrect ? "🟩" : "🟥"));
  const score = results.filter(({ isCorrect }) => isCorrect).length;
  return [
    `${title}, ${dayLabel(date)}`,
    squares.join(""),
    `${score} of ${maxScore} right.`,
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
