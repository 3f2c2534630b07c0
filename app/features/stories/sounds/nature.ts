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
  return renderLoop(18, 0.084, (loop) => {
    const birds = new GainNode(loop.context, { gain: 1.4 });
    for (const melody of melodies) sing(loop, melody, birds);
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

/** Birdsong: start in seconds, pan from left (-1) to right (1), and the pitches in Hz, which end in a high twitter. */
const melodies = [
  [0.9, 0.25, [2050, 2450, 1850, 2250, 2900, 4200, 5100]],
  [3.7, -0.5, [4700, 3650, 4700, 3650, 4700, 3650]],
  [6.6, 0.25, [1750, 2100, 2600, 2300, 3900, 4600]],
  [12, 0.25, [2350, 1900, 2150, 2650, 2000, 4400, 5300]],
  [14.6, -0.5, [4700, 3650, 4700, 3650, 4700, 3650]],
] as const;

/** Plays the notes of a melody, each with a small glide. */
function sing(
  loop: Loop,
  [start, pan, pitches]: (typeof melodies)[number],
  output: AudioNode,
): void {
  pitches.forEach((hz, i) => {
    const isTwitter = i >= pitches.length - 2;
    const tone = isTwitter
      ? { duration: 0.1, attack: 0.03, peak: 0.1, endHz: hz * 1.2 }
      : { duration: 0.3, attack: 0.07, peak: 0.2, endHz: hz * 0.96 };
    playTone(loop, { ...tone, at: start + i * 0.26, pan, hz }, output);
  });
}
