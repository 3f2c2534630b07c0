export interface Question {
  /** Stable: "easy-12". */
  id: string;
  question: string;
  options: readonly string[];
  /** Index of the correct option. */
  correct: number;
  reference: string;
  /** One sentence, shown with the answer. */
  explanation: string;
}
