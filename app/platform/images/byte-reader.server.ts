import { BadPicture } from "./picture.server";
import type { Bytes } from "./picture.server";

/** Numbers and words at places of a file; a place outside of it means that the file is cut short. */
export class ByteReader {
  readonly length: number;
  readonly #view: DataView;

  constructor(readonly bytes: Bytes) {
    this.length = bytes.length;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  /** Refuses a range that reaches past the file. */
  need(at: number, size: number): void {
    if (at < 0 || at + size > this.length) {
      throw new BadPicture("The picture is cut short.");
    }
  }

  u8(at: number): number {
    this.need(at, 1);
    return this.#view.getUint8(at);
  }

  be16(at: number): number {
    this.need(at, 2);
    return this.#view.getUint16(at);
  }

  be32(at: number): number {
    this.need(at, 4);
    return this.#view.getUint32(at);
  }

  le16(at: number): number {
    this.need(at, 2);
    return this.#view.getUint16(at, true);
  }

  le24(at: number): number {
    this.need(at, 3);
    return this.#view.getUint16(at, true) | (this.#view.getUint8(at + 2) << 16);
  }

  le32(at: number): number {
    this.need(at, 4);
    return this.#view.getUint32(at, true);
  }

  /** Whether these Latin-1 characters stand there; false at the file's end. */
  is(at: number, text: string): boolean {
    for (let i = 0; i < text.length; i++) {
      if (this.bytes[at + i] !== text.charCodeAt(i)) return false;
    }
    return true;
  }

  /** Four characters, the name of a chunk or box. */
  name(at: number): string {
    this.need(at, 4);
    const view = this.#view;
    return String.fromCharCode(
      view.getUint8(at),
      view.getUint8(at + 1),
      view.getUint8(at + 2),
      view.getUint8(at + 3),
    );
  }
}
