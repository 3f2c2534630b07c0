import {
  addReverb,
  createNoise,
  createSwell,
  filter,
  gain,
  playTone,
  renderLoop,
  type Loop,
} from "./synth";

/** 18 s: wind in leaves, and two birds at different positions. */
export function renderNature(): Promise<AudioBuffer> {
  return renderLoop(18, 0.06, (loop) => {
    const birds = new GainNode(loop.context, { gain: 1.4 });
    for (const note of listNotes(loop)) sing(loop, note, birds);
    return [createWind(loop), ...addReverb(loop, birds, 0.8, 0.3)];
  });
}

function createWind(loop: Loop): AudioNode {
  const swell = createSwell(loop, [1, 2, 3, 5]);
  const gust = (at: number) => swell(at) ** 1.6;
  const noise = createNoise(loop);
  const wind = filter(loop, "highpass", 90, -3);
  noise
    .connect(filter(loop, "lowpass", (at) => 220 + 420 * gust(at), -2))
    .connect(gain(loop, (at) => 0.25 + 0.75 * gust(at)))
    .connect(wind);
  noise
    .connect(filter(loop, "bandpass", (at) => 2600 + 1500 * gust(at), 0.6))
    .connect(gain(loop, (at) => 0.045 * gust(at)))
    .connect(wind);
  return wind.connect(gain(loop, 0.3));
}

/** A note that glides from one pitch to another, in Hz. */
interface Note {
  at: number;
  duration: number;
  from: number;
  to: number;
  loudness: number;
  pan: number;
}

function sing(loop: Loop, note: Note, output: AudioNode): void {
  const { duration, from, to, loudness } = note;
  playTone(
    loop,
    {
      ...note,
      shape: (frequency, level, start) => {
        frequency.setValueAtTime(from, start);
        frequency.linearRampToValueAtTime(to, start + duration);
        level.setValueAtTime(0, start);
        level.linearRampToValueAtTime(loudness, start + duration / 3);
        level.linearRampToValueAtTime(0, start + duration);
      },
    },
    output,
  );
}

function listNotes({ random }: Loop): Note[] {
  const near = (value: number, by: number) =>
    value * (1 + (random() * 2 - 1) * by);
  /** Two alternating notes, the higher one first. */
  const tit = (start: number) =>
    [0, 1, 2, 3].flatMap((turn): Note[] => {
      const at = start + turn * 0.31;
      const note = { duration: 0.14, loudness: 0.1, pan: -0.5 };
      return [
        { ...note, at, from: near(4700, 0.01), to: 4500 },
        { ...note, at: at + 0.14, from: 3650, to: near(3500, 0.01) },
      ];
    });
  /** Slow flute-like notes, ending in a high twitter. */
  const blackbird = (start: number, tune: readonly number[]) => {
    let next = start;
    return tune.map((hz, i): Note => {
      const isTwitter = i >= tune.length - 2;
      const at = next;
      const duration = isTwitter ? 0.07 : near(0.2, 0.3);
      next += duration + (isTwitter ? 0.015 : near(0.06, 0.5));
      const from = near(hz, 0.03);
      const to = near(hz * (isTwitter ? 1.25 : 0.96), 0.05);
      const loudness = isTwitter ? 0.05 : 0.16;
      return { at, duration, from, to, loudness, pan: 0.25 };
    });
  };
  return [
    ...blackbird(0.9, [2050, 2450, 1850, 2250, 2900, 4200, 5100]),
    ...tit(3.7),
    ...blackbird(6.6, [1750, 2100, 2600, 2300, 3900, 4600]),
    ...blackbird(12, [2350, 1900, 2150, 2650, 2000, 4400, 5300]),
    ...tit(14.6),
  ];
}
