import type { Bytes } from "./image.server";

/** Collects slices of a file. */
export class ByteSlices {
  readonly #parts: Bytes[] = [];
  length = 0;

  constructor(readonly source: Bytes) {}

  addRange(start: number, end: number): void {
    this.addBytes(this.source.subarray(start, end));
  }

  addBytes(bytes: Bytes): void {
    this.#parts.push(bytes);
    this.length += bytes.length;
  }

  addAll(other: ByteSlices): void {
    for (const part of other.#parts) this.addBytes(part);
  }

  toBytes(): Bytes {
    return new Uint8Array(Buffer.concat(this.#parts));
  }
}
