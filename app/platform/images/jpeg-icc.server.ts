import type { ByteReader } from "./byte-reader.server";
import type { ByteSlices } from "./byte-slices.server";
import { isIccProfile } from "./icc.server";

const name = "ICC_PROFILE\0";
const headSize = name.length + 2;

/** `from`: the marker; `start`–`end`: the data. */
export interface Segment {
  from: number;
  start: number;
  end: number;
}

/** Copies the colour profile from the APP2 segments if it is complete (ICC.1:2022, annex B.4). Otherwise the colours are sRGB. */
export function copyIccProfile(
  source: ByteReader,
  app2: readonly Segment[],
  output: ByteSlices,
): void {
  const segments = app2.filter(
    ({ start, end }) => end - start > headSize && source.is(start, name),
  );
  const [first] = segments;
  if (!first) return;
  const size = segments.reduce(
    (sum, { start, end }) => sum + end - start - headSize,
    0,
  );
  const isNumbered = segments.every(
    ({ start }, i) =>
      source.u8(start + name.length) === i + 1 &&
      source.u8(start + name.length + 1) === segments.length,
  );
  if (!isNumbered || !isIccProfile(source, first.start + headSize, size))
    return;
  for (const { from, end } of segments) output.addRange(from, end);
}
