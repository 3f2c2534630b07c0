import type { Bytes } from "./image.server";

/** Collects slices of a file, which `toBytes` copies once. */
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
    const bytes = new Uint8Array(this.length);
    let at = 0;
    for (const part of this.#parts) {
      bytes.set(part, at);
      at += part.length;
    }
    return bytes;
  }
}
