/** A verse of the King James Version and the place where it stands. */
export interface Pair {
  readonly reference: string;
  readonly text: string;
}
