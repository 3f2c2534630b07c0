/** A verse of the King James Version, or its first or last sentence, whose words are put in order. */
export interface Verse {
  readonly reference: string;
  readonly text: string;
}
