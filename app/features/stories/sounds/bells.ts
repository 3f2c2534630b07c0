import { addReverb, playTone, renderLoop } from "./synth";

/**
 * Partials of a church bell: ratio to the strike note, loudness, and seconds to decay by 60 dB at 440 Hz. The first five
 * are the ones that bell founders tune: hum, prime, tierce (a minor third), quint, nominal.
 */
const partials = [
  [0.5, 0.62, 17],
  [1, 0.6, 9],
  [1.2, 0.55, 7.5],
  [1.5, 0.16, 4.5],
  [2, 0.6, 5],
  [3.01, 0.28, 2.4],
  [4.17, 0.14, 1.3],
] as const;

/** Second, Hz (D5, A4, B4, G4, A4: a phone plays little below 400), strength, pan from left (-1) to right (1). */
const strikes = [
  [0.3, 587.33, 0.7, -0.3],
  [4.2, 440, 0.9, 0.2],
  [8.3, 493.88, 0.75, 0.4],
  [12.1, 392, 1, -0.2],
  [16.6, 440, 0.65, 0.1],
] as const;

/** 20 s: five strokes of four bells, each fading under the next. */
export function renderBells(): Promise<AudioBuffer> {
  return renderLoop(20, 0.08, (loop) => {
    const dry = new GainNode(loop.context);
    for (const [at, hz, strength, pan] of strikes) {
      // Lower bells ring longer.
      const stretch = (440 / hz) ** 0.7;
      partials.forEach(([ratio, loudness, decay], i) => {
        // Real bells aren't perfectly round, so each partial is a slightly detuned pair that beats slowly.
        for (const side of [-1, 1]) {
          const pitch = hz * ratio + side * (0.12 + 0.07 * i);
          playTone(
            loop,
            {
              at,
              duration: decay * stretch * 1.2,
              attack: 0.004,
              peak: loudness * strength,
              pan: pan + 0.5 * side,
              hz: pitch,
              endHz: pitch,
            },
            dry,
          );
        }
      });
    }
    return addReverb(loop, dry, 3, 0.3);
  });
}
