import { sampleRate, createSilence, type Stereo } from "./loop";

export interface Filter {
  /** Centre or cutoff frequency in Hz, and Q (0.7 is flat). */
  tune: (hz: number, q: number) => void;
  /** Processes a sample; the results are in `low`, `band` and `high`. */
  run: (sample: number) => void;
  low: number;
  band: number;
  high: number;
}

/** A state variable filter that can be retuned at any sample (A. Simper's trapezoidal form). */
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

/** 1 ms */
const samplesPerUpdate = 32;

/**
 * Processes a loop with a stateful filter so that the result loops seamlessly without a crossfade: the last second is
 * processed first, to warm the filter up, and dropped. `update` gets the position in the loop, 0 to 1, every millisecond;
 * `step` maps each sample.
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

/** In samples. Coprime, so that echoes don't coincide and produce a pitch. */
const delays = [1031, 1327, 1523, 1801, 2053, 2311, 2539, 2803];

/**
 * Church reverb: a feedback delay network of eight lines (Householder matrix) with damping. It decays by 60 dB in
 * `seconds`; `wet` is the level of the reverb.
 */
export function addReverb(loop: Stereo, seconds: number, wet: number): Stereo {
  const [left, right] = loop;
  const { length } = left;
  const lines = delays.map((delay) => new Float32Array(delay));
  const feedbackGains = delays.map(
    (delay) => 10 ** ((-3 * delay) / sampleRate / seconds),
  );
  const lowpassed = delays.map(() => 0);
  const delayed = delays.map(() => 0);
  const output = createSilence(length / sampleRate);
  // Warms up for twice the decay time, so that the seam's error is at -120 dB.
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
