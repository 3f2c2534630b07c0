/** A whole verse of the King James Version to know by heart. */
export interface Verse {
  readonly reference: string;
  readonly text: string;
}
