import { addReverb } from "./filters";
import { add, normalize, sampleRate, createSilence, type Stereo } from "./loop";

/**
 * Partials of a church bell: ratio to the strike note, loudness, and seconds to decay by 60 dB at 220 Hz. The first five
 * are the ones that bell founders tune: hum, prime, tierce (a minor third), quint, nominal.
 */
export const partials: readonly (readonly [number, number, number])[] = [
  [0.5, 0.62, 17],
  [1, 0.6, 9],
  [1.2, 0.55, 7.5],
  [1.5, 0.16, 4.5],
  [2, 0.6, 5],
  [2.51, 0.12, 2.2],
  [2.66, 0.12, 2],
  [3.01, 0.28, 2.4],
  [4.17, 0.14, 1.3],
  [5.43, 0.06, 0.8],
  [6.8, 0.03, 0.5],
];

/** Second, Hz of the strike note (D4, A3, B3, G3, A3), strength, pan from left (0) to right (1). */
export const strikes: readonly (readonly [number, number, number, number])[] = [
  [0.3, 293.66, 0.7, 0.35],
  [4.2, 220, 0.9, 0.6],
  [8.3, 246.94, 0.75, 0.7],
  [12.1, 196, 1, 0.4],
  [16.6, 220, 0.65, 0.55],
];

/** 20 s: five strokes of four bells, each fading under the next. */
export function bells(): Stereo {
  const loop = createSilence(20);
  for (const [second, hz, strength, pan] of strikes) {
    const at = Math.round(second * sampleRate);
    // Lower bells ring longer.
    const stretch = (220 / hz) ** 0.7;
    partials.forEach(([ratio, loudness, seconds], i) => {
      const part = {
        at,
        loudness: loudness * strength,
        seconds: seconds * stretch,
      };
      // Real bells aren't perfectly round, so each partial is a slightly detuned pair that beats slowly.
      const detune = 0.12 + 0.07 * i;
      ring(loop[0], { ...part, hz: hz * ratio - detune, side: 1 - pan });
      ring(loop[1], { ...part, hz: hz * ratio + detune, side: pan });
      ring(loop[0], { ...part, hz: hz * ratio + detune, side: 0.4 });
      ring(loop[1], { ...part, hz: hz * ratio - detune, side: 0.4 });
    });
  }
  return normalize(addReverb(loop, 3, 0.16), 0.09);
}

interface Partial {
  at: number;
  hz: number;
  loudness: number;
  seconds: number;
  side: number;
}

/** A decaying sine by recursion: two multiplications per sample instead of a sine. */
function ring(
  channel: Float32Array,
  { at, hz, loudness, seconds, side }: Partial,
): void {
  const turn = (2 * Math.PI * hz) / sampleRate;
  const decay = 10 ** (-3 / (seconds * sampleRate));
  const [one, two] = [2 * decay * Math.cos(turn), decay * decay];
  let last = loudness * side * Math.sin(turn);
  let beforeLast = 0;
  // Ends at -72 dB. The attack takes 4 ms, as of a soft clapper.
  const length = Math.round(seconds * 1.2 * sampleRate);
  const attackSamples = 0.004 * sampleRate;
  for (let i = 1; i < length; i++) {
    const fadeOut = Math.min(1, (length - i) / 1000);
    add(channel, at + i, last * Math.min(1, i / attackSamples) * fadeOut);
    const next = one * last - two * beforeLast;
    beforeLast = last;
    last = next;
  }
}
