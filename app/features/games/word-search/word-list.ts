/** The words hidden in one grid, and the theme they share. */
export interface WordList {
  readonly title: string;
  /** The passage that contains the theme and most of the words. */
  readonly reference: string;
  /** Capitals A–Z; no word is part of another in the same list, in either direction. */
  readonly words: readonly string[];
}
