import type { Bytes } from "./picture.server";

/** What is kept of a file, piece by piece: neighbours become one piece, and nothing is copied twice. */
export class Cuttings {
  readonly #source: Bytes;
  #parts: Bytes[] = [];
  #length = 0;
  #start = 0;
  #end = 0;

  constructor(source: Bytes) {
    this.#source = source;
  }

  /** Bytes written so far. */
  get length(): number {
    return this.#length + this.#end - this.#start;
  }

  keep(start: number, end: number): void {
    if (start !== this.#end) {
      this.#close();
      this.#start = start;
    }
    this.#end = end;
  }

  write(bytes: Bytes): void {
    this.#close();
    this.#push(bytes);
  }

  append(other: Cuttings): void {
    other.#close();
    this.#close();
    for (const part of other.#parts) this.#push(part);
  }

  join(): Bytes {
    this.#close();
    const [only] = this.#parts;
    if (only && this.#parts.length === 1) return only;
    const whole = new Uint8Array(this.#length);
    let at = 0;
    for (const part of this.#parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
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
