import type { ByteReader } from "./byte-reader.server";
import type { ByteSlices } from "./byte-slices.server";
import { isIccProfile } from "./icc.server";

const name = "ICC_PROFILE\0";
const headSize = name.length + 2;

/** A JPEG's colour profile, which is split into numbered segments (ICC.1:2022, annex B.4). */
export class IccSegments {
  #segments: { from: number; start: number; end: number }[] = [];

  constructor(readonly source: ByteReader) {}

  /** `from`: the segment's marker; `start`–`end`: its data. Ignores other APP2 segments. */
  read(from: number, start: number, end: number): void {
    if (end - start > headSize && this.source.is(start, name)) {
      this.#segments.push({ from, start, end });
    }
  }

  /** Copies the profile only if it is complete. Without a profile the colours are sRGB. */
  copyTo(output: ByteSlices): void {
    const { source } = this;
    const segments = this.#segments;
    const [first] = segments;
    if (!first) return;
    const size = segments.reduce(
      (sum, { start, end }) => sum + end - start - headSize,
      0,
    );
    const isComplete =
      segments.every(
        ({ start }, i) =>
          source.u8(start + name.length) === i + 1 &&
          source.u8(start + name.length + 1) === segments.length,
      ) && isIccProfile(source, first.start + headSize, size);
    if (!isComplete) return;
    for (const { from, end } of segments) output.addRange(from, end);
  }
}
