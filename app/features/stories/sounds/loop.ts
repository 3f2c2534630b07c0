/** Hz. These sounds have nothing above 16 kHz, and 32 kHz saves a third of the time and memory of 48 kHz. */
export const sampleRate = 32_000;

/** A seamless loop. Both channels have the same length, samples are from -1 to 1. */
export type Stereo = readonly [left: Float32Array, right: Float32Array];

export function createSilence(seconds: number): Stereo {
  const length = Math.round(seconds * sampleRate);
  return [new Float32Array(length), new Float32Array(length)];
}

/** Adds a sample; positions wrap around the loop. */
export function add(channel: Float32Array, at: number, value: number): void {
  const { length } = channel;
  const index = ((at % length) + length) % length;
  channel[index] = (channel[index] ?? 0) + value;
}

/** Returns 0 to 1 (mulberry32). The same for the same seed on every device. */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** White noise. */
export function createNoise(seconds: number, random: Random): Float32Array {
  const [channel] = createSilence(seconds);
  return channel.map(() => random() * 2 - 1);
}

/**
 * A slow modulation from 0 to 1 made of `waves` sines per loop, so it's seamless. `at` is the position in the loop, 0 to 1.
 */
export function createSwell(
  waves: readonly number[],
  random: Random,
): (at: number) => number {
  const phases = waves.map(() => random() * 2 * Math.PI);
  return (at) => {
    const sum = waves.reduce(
      (all, count, i) =>
        all + Math.sin(2 * Math.PI * count * at + (phases[i] ?? 0)),
      0,
    );
    return 0.5 + sum / waves.length / 2;
  };
}

/** Scales both channels to this RMS level. */
export function normalize(loop: Stereo, rms: number): Stereo {
  const [left, right] = loop;
  const squares = loop.map((channel) =>
    channel.reduce((sum, value) => sum + value * value, 0),
  );
  const now = Math.sqrt(
    squares.reduce((all, one) => all + one) / (left.length + right.length),
  );
  const gain = rms / now;
  return [left.map((value) => value * gain), right.map((v) => v * gain)];
}
