import { sampleRate, createSilence } from "./loop";
import type { Stereo } from "./loop";

export interface Filter {
  /** Hz of its middle or edge, and how narrow (Q; 0.7 is flat). */
  tune: (hz: number, q: number) => void;
  /** Takes a sample. */
  run: (sample: number) => void;
  low: number;
  band: number;
  high: number;
}

/** A state variable filter that may be retuned at any sample (A. Simper's trapezoidal form). */
export function filter(hz = 1000, q = 0.7): Filter {
  let k = 1;
  let a1 = 0;
  let a2 = 0;
  let a3 = 0;
  let s1 = 0;
  let s2 = 0;
  const self: Filter = {
    low: 0,
    band: 0,
    high: 0,
    tune(newHz, newQ) {
      const g = Math.tan((Math.PI * newHz) / sampleRate);
      k = 1 / newQ;
      a1 = 1 / (1 + g * (g + k));
      a2 = g * a1;
      a3 = g * a2;
    },
    run(sample) {
      const v3 = sample - s2;
      const v1 = a1 * s1 + a2 * v3;
      const v2 = s2 + a2 * s1 + a3 * v3;
      s1 = 2 * v1 - s1;
      s2 = 2 * v2 - s2;
      self.low = v2;
      self.band = k * v1;
      self.high = sample - k * v1 - v2;
    },
  };
  self.tune(hz, q);
  return self;
}

/** Samples between two looks at what changes slowly: 1 ms. */
const samplesPerUpdate = 32;

/**
 * Runs over a loop as if it had been running for ever: the last second is heard first and dropped.
 * What comes out is then as seamless as what goes in, and no crossfade weakens it. `look` is told
 * the part of the loop, 0 to 1, every millisecond; `step` makes a sample of a sample.
 */
export function processLoop(
  source: Float32Array,
  update: (part: number) => void,
  step: (sample: number, at: number) => number,
  warmUpSeconds = 1,
): Float32Array {
  const { length } = source;
  const output = new Float32Array(length);
  for (let at = -Math.round(warmUpSeconds * sampleRate); at < length; at++) {
    const position = at < 0 ? at + length : at;
    if (position % samplesPerUpdate === 0) update(position / length);
    const value = step(source[position] ?? 0, position);
    if (at >= 0) output[at] = value;
  }
  return output;
}

/** Samples from wall to wall: no two have a common divisor, so echoes do not pile up into a note. */
const delays = [1031, 1327, 1523, 1801, 2053, 2311, 2539, 2803];

/**
 * A church around a loop: eight echoes that feed each other (Householder matrix), darker with every
 * turn. `seconds` until 60 dB less; `wet` is its part beside the loop itself.
 */
export function addReverb(loop: Stereo, seconds: number, wet: number): Stereo {
  const [left, right] = loop;
  const { length } = left;
  const lines = delays.map((way) => new Float32Array(way));
  const feedbackGains = delays.map((way) => 10 ** ((-3 * way) / sampleRate / seconds));
  const lowpassed = delays.map(() => 0);
  const delayed = delays.map(() => 0);
  const output = createSilence(length / sampleRate);
  // Twice as long before: what the beginning lacks of the end is then 120 dB down.
  for (let at = -Math.round(2 * seconds * sampleRate); at < length; at++) {
    const position = at < 0 ? at + length : at;
    const clock = at + sampleRate * 60;
    let sum = 0;
    for (let i = 0; i < delays.length; i++) {
      const echo = lines[i]?.[clock % (delays[i] ?? 1)] ?? 0;
      lowpassed[i] = (lowpassed[i] ?? 0) * 0.35 + echo * 0.65;
      delayed[i] = (lowpassed[i] ?? 0) * (feedbackGains[i] ?? 0);
      sum += delayed[i] ?? 0;
    }
    const share = sum / 4;
    const sides = [left[position] ?? 0, right[position] ?? 0] as const;
    for (let i = 0; i < delays.length; i++) {
      const line = lines[i];
      if (line) {
        line[clock % (delays[i] ?? 1)] =
          (delayed[i] ?? 0) - share + (sides[i % 2] ?? 0);
      }
    }
    if (at < 0) continue;
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = delayed;
    output[0][at] = sides[0] + (a + c - e + g) * wet;
    output[1][at] = sides[1] + (b - d + f + h) * wet;
  }
  return output;
}
