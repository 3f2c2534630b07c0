import { bubble } from "./bubble";
import { filter, processLoop } from "./filters";
import {
  add,
  normalize,
  createNoise,
  sampleRate,
  createRandom,
  createSwell,
  type Random,
  type Stereo,
} from "./loop";

const seconds = 16;

/** 16 s: rain on leaves, with single drops nearby and a few drops into a puddle. */
export function rain(): Stereo {
  const random = createRandom(65);
  const loop = [shower(random), shower(random)] as const;
  const { length } = loop[0];
  for (let drop = 0; drop < seconds * 340; drop++) {
    tap(loop, random() * length, random);
  }
  for (let drop = 0; drop < seconds * 2.5; drop++) {
    bubble(loop, {
      at: random() * length,
      radius: 1.2 + random() * 1.6,
      loudness: 0.05 + 0.1 * random(),
      rise: 0.05 + 0.1 * random(),
      pan: random(),
    });
  }
  return normalize(loop, 0.08);
}

/** The background of distant drops. */
function shower(random: Random): Float32Array {
  const far = filter(5200, 0.5);
  const near = filter(700, 0.5);
  const roof = filter(420, 0.7);
  const coming = createSwell([1, 3, 4, 7], random);
  let loud = 0;
  return processLoop(
    createNoise(seconds, random),
    (part) => {
      loud = 0.8 + 0.2 * coming(part);
    },
    (sample) => {
      far.run(sample);
      near.run(far.low + sample * 0.12);
      roof.run(sample);
      return (near.high * 0.2 + roof.band * 0.09) * loud;
    },
  );
}

/** A drop on a leaf: filtered noise that decays in 2 to 9 ms. */
function tap(loop: Stereo, at: number, random: Random): void {
  const dropFilter = filter(1800 + 5200 * random() ** 1.5, 1.4);
  const duration = 0.002 + 0.007 * random();
  const loud = 0.07 / (0.16 + random());
  const pan = random();
  const length = Math.round(duration * 4 * sampleRate);
  for (let i = 0; i < length; i++) {
    dropFilter.run(
      (random() * 2 - 1) *
        Math.min(1, i / 12) *
        Math.exp(-i / (duration * sampleRate)),
    );
    const value = dropFilter.band * loud * Math.min(1, (length - i) / 12);
    add(loop[0], Math.round(at) + i, value * (1 - pan));
    add(loop[1], Math.round(at) + i, value * pan);
  }
}
