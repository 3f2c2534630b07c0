/** The words hidden in one grid, and the theme they share. */
export interface WordList {
  readonly title: string;
  /** The passage where the theme stands, and most of the words. */
  readonly reference: string;
  /** Capitals A–Z; no word stands inside another of its list, in either direction. */
  readonly words: readonly string[];
}
