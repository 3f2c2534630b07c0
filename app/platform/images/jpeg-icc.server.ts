import type { ByteReader } from "./byte-reader.server";
import type { Cuttings } from "./cuttings.server";
import { isProfile } from "./icc.server";

const name = "ICC_PROFILE\0";
const headSize = name.length + 2;

/** The colour profile of a JPEG, which comes in numbered segments (ICC.1:2022, annex B.4). */
export class IccParts {
  #segments: { from: number; start: number; end: number }[] = [];

  constructor(readonly source: ByteReader) {}

  /** `from`: the segment's marker; `start`–`end`: its data. Other segments of the kind are not ours. */
  read(from: number, start: number, end: number): void {
    if (end - start > headSize && this.source.is(start, name)) {
      this.#segments.push({ from, start, end });
    }
  }

  /** All of the profile, or nothing where it is not whole: colours are then those of sRGB. */
  keepIn(cuttings: Cuttings): void {
    const { source } = this;
    const segments = this.#segments;
    const [first] = segments;
    if (!first) return;
    const size = segments.reduce(
      (sum, { start, end }) => sum + end - start - headSize,
      0,
    );
    const whole =
      segments.every(
        ({ start }, i) =>
          source.u8(start + name.length) === i + 1 &&
          source.u8(start + name.length + 1) === segments.length,
      ) && isProfile(source, first.start + headSize, size);
    if (!whole) return;
    for (const { from, end } of segments) cuttings.keep(from, end);
  }
}
