/** A whole verse of the King James Version to memorize. */
export interface Verse {
  readonly reference: string;
  readonly text: string;
}
