import { bubble } from "./bubble";
import { filter, processLoop } from "./filters";
import {
  normalize,
  createNoise,
  createRandom,
  createSilence,
  createSwell,
  type Random,
  type Stereo,
} from "./loop";

const seconds = 16;

/** Bands of filtered noise: Hz, Q, strength, and modulation waves per loop. */
const currents = [
  [190, 0.9, 1, [2, 3, 7]],
  [380, 1.2, 0.9, [3, 8, 13]],
  [720, 1.4, 0.55, [7, 17, 29]],
  [1350, 1.5, 0.25, [11, 31, 53]],
] as const;

/** 16 s: a small river, made of drifting noise bands and bubbles. */
export function river(): Stereo {
  const random = createRandom(46);
  const loop = [water(random), water(random)] as const;
  const length = loop[0].length;
  for (let drop = 0; drop < seconds * 130; drop++) {
    // Mostly small bubbles.
    const radius = 1.3 + 5.5 * random() ** 2.2;
    bubble(loop, {
      at: random() * length,
      radius,
      loudness: 0.22 * random() ** 3 * (radius / 3),
      rise: random() < 0.35 ? 0.1 * random() : 0,
      pan: 0.15 + 0.7 * random(),
    });
  }
  return normalize(loop, 0.1);
}

function water(random: Random): Float32Array {
  const [sum] = createSilence(seconds);
  for (const [hz, q, strength, waves] of currents) {
    const band = filter();
    const coming = createSwell(waves, random);
    const wandering = createSwell(waves, random);
    let loud = 0;
    const flow = processLoop(
      createNoise(seconds, random),
      (part) => {
        loud = strength * (0.35 + 0.65 * coming(part));
        band.tune(hz * (0.8 + 0.4 * wandering(part)), q);
      },
      (sample) => {
        band.run(sample);
        return band.band * loud;
      },
    );
    flow.forEach((value, at) => {
      sum[at] = (sum[at] ?? 0) + value * 0.5;
    });
  }
  return sum;
}
