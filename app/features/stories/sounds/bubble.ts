import { add, sampleRate } from "./loop";
import type { Stereo } from "./loop";

interface Bubble {
  /** Samples from the beginning. */
  at: number;
  /** mm */
  radius: number;
  loudness: number;
  /** How fast its note rises as it nears the surface. */
  rise: number;
  /** From 0, left, to 1, right. */
  pan: number;
}

/**
 * The note of air closed in by water: 3 Hz·m over its radius (Minnaert), dying away sooner the
 * smaller it is; the damping is K. van den Doel's, "Physically based models for liquid sounds".
 */
export function bubble(
  loop: Stereo,
  { at, radius, loudness, rise, pan }: Bubble,
): void {
  const metres = radius / 1000;
  const hz = 3 / metres;
  const damping = 0.13 / metres + 0.0072 * metres ** -1.5;
  const length = Math.round((6 / damping) * sampleRate);
  const start = Math.round(at);
  // A millisecond to begin, or it would click.
  const attackSamples = Math.min(sampleRate / 1000, length / 8);
  let phase = 0;
  let strength = loudness;
  const decay = Math.exp(-damping / sampleRate);
  for (let i = 0; i < length; i++) {
    phase +=
      ((2 * Math.PI * hz) / sampleRate) *
      (1 + (rise * damping * i) / sampleRate);
    strength *= decay;
    const value = strength * Math.min(1, i / attackSamples) * Math.sin(phase);
    add(loop[0], start + i, value * (1 - pan));
    add(loop[1], start + i, value * pan);
  }
}
