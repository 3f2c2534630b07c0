import type { Bytes } from "./image.server";

/** Collects slices of a file. Adjacent ranges are merged, and `toBytes` copies each byte at most once. */
export class ByteSlices {
  readonly #source: Bytes;
  #parts: Bytes[] = [];
  #length = 0;
  #start = 0;
  #end = 0;

  constructor(source: Bytes) {
    this.#source = source;
  }

  get length(): number {
    return this.#length + this.#end - this.#start;
  }

  addRange(start: number, end: number): void {
    if (start !== this.#end) {
      this.#close();
      this.#start = start;
    }
    this.#end = end;
  }

  addBytes(bytes: Bytes): void {
    this.#close();
    this.#push(bytes);
  }

  addAll(other: ByteSlices): void {
    other.#close();
    this.#close();
    for (const part of other.#parts) this.#push(part);
  }

  toBytes(): Bytes {
    this.#close();
    const [single] = this.#parts;
    if (single && this.#parts.length === 1) return single;
    const bytes = new Uint8Array(this.#length);
    let at = 0;
    for (const part of this.#parts) {
      bytes.set(part, at);
      at += part.length;
    }
    return bytes;
  }

  #close(): void {
    if (this.#end > this.#start) {
      this.#push(this.#source.subarray(this.#start, this.#end));
    }
    this.#start = 0;
    this.#end = 0;
  }

  #push(bytes: Bytes): void {
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }
}
