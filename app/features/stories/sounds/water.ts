import {
  createDrops,
  createNoise,
  createSwell,
  filter,
  gain,
  renderLoop,
} from "./synth";

/** Bands of filtered noise: Hz, Q, strength, and modulation waves per loop. */
const currents = [
  [190, 0.9, 1, [2, 3, 7]],
  [380, 1.2, 0.9, [3, 8, 13]],
  [720, 1.4, 0.55, [7, 17, 29]],
  [1350, 1.5, 0.25, [11, 31, 53]],
] as const;

/** Hz. An air bubble in water rings at 3 Hz·m divided by its radius (Minnaert): these are bubbles of 1.3 to 6 mm. */
const bubbles = [500, 640, 820, 1050, 1340, 1720, 2200];

/** 16 s: a small river, made of drifting noise bands and bubbles. */
export function renderRiver(): Promise<AudioBuffer> {
  return renderLoop(16, 0.068, (loop) => [
    ...currents.map(([hz, q, strength, waves]) => {
      const coming = createSwell(loop, waves);
      const wandering = createSwell(loop, waves);
      return createNoise(loop)
        .connect(
          filter(loop, "bandpass", (at) => hz * (0.8 + 0.4 * wandering(at)), q),
        )
        .connect(gain(loop, (at) => strength * (0.35 + 0.65 * coming(at))));
    }),
    ...bubbles.map((hz) =>
      createDrops(loop, 18, 1)
        .connect(filter(loop, "bandpass", hz, 30))
        .connect(gain(loop, 60)),
    ),
  ]);
}

/** 16 s: rain on leaves, with single drops nearby. */
export function renderRain(): Promise<AudioBuffer> {
  return renderLoop(16, 0.076, (loop) => {
    const swell = createSwell(loop, [1, 3, 4, 7]);
    const shower = gain(loop, (at) => 0.8 + 0.2 * swell(at));
    const noise = createNoise(loop);
    noise
      .connect(filter(loop, "lowpass", 5200, -6))
      .connect(filter(loop, "highpass", 700, -6))
      .connect(gain(loop, 0.2))
      .connect(shower);
    const leaves = [1800, 2600, 3800, 5400].map((hz) =>
      createDrops(loop, 85, 300)
        .connect(filter(loop, "bandpass", hz, 1.4))
        .connect(gain(loop, 0.5)),
    );
    return [shower, ...leaves];
  });
}
