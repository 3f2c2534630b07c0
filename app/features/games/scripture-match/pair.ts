/** A verse of the King James Version and its reference. */
export interface Pair {
  readonly reference: string;
  readonly text: string;
}
