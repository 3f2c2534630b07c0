import { filter, addReverb, processLoop } from "./filters";
import {
  normalize,
  createRandom,
  createSilence,
  type Random,
  type Stereo,
} from "./loop";

const seconds = 16;
/** Hz, near C3. A whole number of waves per loop. */
export const note = 2093 / seconds;

/**
 * 16 s: two groups of low voices on one note that breathe in turn, so that the drone never stops. Each breath starts with
 * an "o" and ends with a hummed "m".
 */
export function chant(): Stereo {
  const random = createRandom(136);
  const loop = createSilence(seconds);
  for (const row of [0, 1]) {
    // The second group is half a breath ahead.
    const sung = mouth(voices(row, random), row / 2);
    const left = row === 0 ? 0.75 : 0.45;
    sung.forEach((value, at) => {
      loop[0][at] = (loop[0][at] ?? 0) + value * left;
      loop[1][at] = (loop[1][at] ?? 0) + value * (1.2 - left);
    });
  }
  return normalize(addReverb(loop, 3.5, 0.22), 0.1);
}

/** One period of the voice before the mouth filters it: all overtones, each weaker than the last. */
function throat(): Float32Array {
  const wave = new Float32Array(2048);
  for (let overtone = 1; overtone <= 32; overtone++) {
    const strength = overtone ** -1.15;
    for (let i = 0; i < wave.length; i++) {
      const angle = (2 * Math.PI * overtone * i) / wave.length;
      wave[i] = (wave[i] ?? 0) + strength * Math.sin(angle + overtone ** 2);
    }
  }
  return wave;
}

/** Three voices, slightly detuned, each with its own slow vibrato. One sings an octave lower. */
function voices(row: number, random: Random): Float32Array {
  const wave = throat();
  const [sum] = createSilence(seconds);
  for (let voice = 0; voice < 3; voice++) {
    const low = voice === 2;
    // Whole numbers of waves per loop, so that the loop is seamless.
    const waves = low ? 1046 + row : 2093 + voice * 4 - row * 3;
    const vibrato = 68 + voice * 5 + row * 3;
    const [drift, turn] = [random(), random() * 2 * Math.PI];
    for (let at = 0; at < sum.length; at++) {
      const angle = (2 * Math.PI * at) / sum.length;
      // In waves: 0.035 of a wave at 4.5 Hz is some 12 cents up and down.
      const swing =
        0.033 * Math.sin(vibrato * angle + turn) +
        0.2 * Math.sin(2 * angle + drift * 6);
      const phase = (waves * at) / sum.length + swing + drift;
      const position = (phase - Math.floor(phase)) * wave.length;
      const index = Math.floor(position);
      const current = wave[index] ?? 0;
      const next = wave[(index + 1) % wave.length] ?? 0;
      const value = current + (next - current) * (position - index);
      sum[at] = (sum[at] ?? 0) + value * (low ? 0.5 : 0.6);
    }
  }
  return sum;
}

/** Formants of an open "o" and a hummed "m": Hz, Q, strength. */
const o = [
  [430, 6, 1],
  [780, 8, 0.55],
  [2450, 14, 0.09],
  [3100, 16, 0.05],
] as const;
const m = [
  [245, 4, 0.7],
  [900, 6, 0.05],
  [2200, 12, 0.012],
  [2900, 14, 0.006],
] as const;

/** Applies the formants to a group's voices. `ahead` is its offset in breaths. */
function mouth(source: Float32Array, ahead: number): Float32Array {
  const resonances = o.map(() => filter());
  const strengths = o.map(() => 0);
  return processLoop(
    source,
    (part) => {
      // Two breaths per loop.
      const breath = (part * 2 + ahead) % 1;
      const closing = smooth((breath - 0.42) / 0.3);
      const loud = smooth(breath / 0.14) * smooth((0.985 - breath) / 0.12);
      o.forEach(([hz, q, strength], i) => {
        const closed = m[i] ?? [hz, q, strength];
        const mix = (from: number, to: number) => from + (to - from) * closing;
        resonances[i]?.tune(mix(hz, closed[0]), mix(q, closed[1]));
        strengths[i] = loud * mix(strength, closed[2]);
      });
    },
    (sample) => {
      let sum = 0;
      resonances.forEach((resonance, i) => {
        resonance.run(sample);
        sum += resonance.band * (strengths[i] ?? 0);
      });
      return sum;
    },
  );
}

/** Smoothstep: eases from 0 to 1. */
function smooth(value: number): number {
  const part = Math.min(1, Math.max(0, value));
  return part * part * (3 - 2 * part);
}
