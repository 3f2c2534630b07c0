/** A verse of the King James Version, or its first or last sentence. */
export interface Verse {
  readonly reference: string;
  readonly text: string;
}
