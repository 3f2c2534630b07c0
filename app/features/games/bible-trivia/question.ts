export interface Question {
  /** Stable: "easy-12". */
  id: string;
  question: string;
  options: readonly [string, string, string, string];
  /** Index of the right option. */
  correct: 0 | 1 | 2 | 3;
  /** Where it stands. */
  reference: string;
  /** One sentence, shown with the answer. */
  explanation: string;
}
