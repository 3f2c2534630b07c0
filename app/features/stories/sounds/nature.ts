import { filter, processLoop } from "./filters";
import {
  add,
  normalize,
  createNoise,
  sampleRate,
  createRandom,
  createSilence,
  createSwell,
  type Random,
  type Stereo,
} from "./loop";

const seconds = 18;

/** 18 s: wind in leaves, and four birds at different positions. */
export function nature(): Stereo {
  const random = createRandom(104);
  const gusts = createSwell([1, 2, 3, 5], random);
  const loop = [wind(gusts, random), wind(gusts, random)] as const;
  const birds = createSilence(seconds);
  for (const song of songs(random)) sing(birds, song);
  birds.forEach((channel, side) => {
    channel.forEach((value, at) => {
      if (value === 0) return;
      add(loop[side === 0 ? 0 : 1], at, value);
      for (const [delay, share, other] of echoes) {
        const to = loop[(side + other) % 2 === 0 ? 0 : 1];
        add(to, at + Math.round(delay * sampleRate), value * share);
      }
    });
  });
  return normalize(loop, 0.06);
}

/** Delay in seconds, level, and whether it's on the other side. */
const echoes = [
  [0.083, 0.2, 1],
  [0.139, 0.16, 0],
  [0.211, 0.11, 1],
  [0.307, 0.07, 0],
  [0.433, 0.04, 1],
] as const;

function wind(gusts: (part: number) => number, random: Random): Float32Array {
  const air = filter();
  const leaves = filter();
  const floor = filter(90, 0.7);
  let gust = 0;
  return processLoop(
    createNoise(seconds, random),
    (part) => {
      gust = gusts(part) ** 1.6;
      air.tune(220 + 420 * gust, 0.8);
      leaves.tune(2600 + 1500 * gust, 0.6);
    },
    (sample) => {
      air.run(sample);
      leaves.run(sample);
      floor.run(air.low * (0.25 + 0.75 * gust) + leaves.band * gust * 0.045);
      return floor.high * 0.3;
    },
  );
}

/** A note that glides from one pitch to another, in Hz. */
interface Note {
  at: number;
  duration: number;
  from: number;
  to: number;
  loudness: number;
  pan: number;
  /** Vibrato: depth in Hz, rate in Hz. */
  swing?: readonly [number, number];
}

function sing(loop: Stereo, note: Note): void {
  const { at, duration, from, to, loudness, pan, swing = [0, 0] } = note;
  const length = Math.round(duration * sampleRate);
  let phase = 0;
  for (let i = 0; i < length; i++) {
    const part = i / length;
    const trill = Math.sin((2 * Math.PI * swing[1] * i) / sampleRate);
    // The glide is steeper at first.
    const hz = from + (to - from) * part ** 0.8 + swing[0] * trill;
    phase += (2 * Math.PI * hz) / sampleRate;
    const swelling = Math.sin(Math.PI * part ** 0.7) ** 1.5;
    const value =
      loudness * swelling * (Math.sin(phase) + 0.07 * Math.sin(2 * phase));
    const start = Math.round(at * sampleRate);
    add(loop[0], start + i, value * (1 - pan));
    add(loop[1], start + i, value * pan);
  }
}

function songs(random: Random): Note[] {
  const near = (value: number, by: number) =>
    value * (1 + (random() * 2 - 1) * by);
  /** A tit: two alternating notes, the higher one first. */
  const tit = (start: number) =>
    [0, 1, 2, 3].flatMap((turn): Note[] => {
      const at = start + turn * 0.31;
      const one = { loudness: 0.1, pan: 0.25 };
      return [
        { ...one, at, duration: 0.13, from: near(4700, 0.01), to: 4500 },
        {
          ...one,
          at: at + 0.14,
          duration: 0.14,
          from: 3650,
          to: near(3500, 0.01),
        },
      ];
    });
  /** A blackbird: slow flute-like notes, ending in a high twitter. */
  const blackbird = (start: number, tune: readonly number[]) => {
    let at = start;
    return tune.flatMap((hz, i): Note[] => {
      const last = i >= tune.length - 2;
      const duration = last ? 0.07 : near(0.2, 0.3);
      const note: Note = {
        at,
        duration,
        from: near(hz, 0.03),
        to: near(hz * (last ? 1.25 : 0.96), 0.05),
        loudness: last ? 0.05 : 0.16,
        pan: 0.62,
        swing: [hz * 0.012, 24],
      };
      at += duration + (last ? 0.015 : near(0.06, 0.5));
      return [note];
    });
  };
  /** A wood warbler: a falling run of quick chirps. */
  const warbler = (start: number) =>
    Array.from({ length: 14 }, (_, i): Note => {
      const top = 6100 - i * 95;
      return {
        at: start + i * (0.085 - i * 0.0016),
        duration: 0.05,
        from: top,
        to: top - 1300,
        loudness: 0.02 + 0.05 * Math.sin((Math.PI * (i + 1)) / 15),
        pan: 0.85,
      };
    });
  const call = (at: number): Note => ({
    at,
    duration: 0.16,
    from: 6900,
    to: 6000,
    loudness: 0.03,
    pan: 0.1,
  });
  return [
    ...blackbird(0.9, [2050, 2450, 1850, 2250, 2900, 4200, 5100]),
    ...tit(3.7),
    call(5.6),
    ...blackbird(6.6, [1750, 2100, 2600, 2300, 3900, 4600]),
    ...warbler(8.9),
    call(10.8),
    call(11.2),
    ...blackbird(12, [2350, 1900, 2150, 2650, 2000, 4400, 5300]),
    ...tit(14.6),
    ...warbler(16.4),
  ];
}
