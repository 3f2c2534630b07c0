import { add, sampleRate, type Stereo } from "./loop";

interface Bubble {
  /** Start, in samples. */
  at: number;
  /** mm */
  radius: number;
  loudness: number;
  /** How fast the pitch rises as the bubble nears the surface. */
  rise: number;
  /** 0 is left, 1 is right. */
  pan: number;
}

/**
 * The sound of an air bubble in water. Its frequency is 3 Hz·m divided by the radius (Minnaert); smaller bubbles decay
 * faster. Damping from K. van den Doel, "Physically based models for liquid sounds".
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
  // An attack of a millisecond avoids a click.
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
