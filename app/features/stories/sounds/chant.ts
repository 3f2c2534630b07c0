import { addReverb, filter, gain, renderLoop, type Loop } from "./synth";

const seconds = 16;

/** Formants of an open "o", and of the hummed "m" that it closes to: Hz, Q, strength. */
const formants = [
  { o: [430, 6, 1], m: [245, 4, 0.7] },
  { o: [780, 8, 0.55], m: [900, 6, 0.05] },
  { o: [2450, 14, 0.09], m: [2200, 12, 0.012] },
  { o: [3100, 16, 0.05], m: [2900, 14, 0.006] },
] as const;

/** 16 s: two groups of low voices on one note (near C3) that breathe in turn, so that the drone never stops. */
export function renderChant(): Promise<AudioBuffer> {
  return renderLoop(seconds, 0.1, (loop) => {
    const dry = new GainNode(loop.context);
    for (const row of [0, 1]) {
      const throat = createVoices(loop, row);
      const panner = new StereoPannerNode(loop.context, { pan: row - 0.5 });
      // Two breaths per loop; the second group is half a breath ahead.
      const breathAt = (position: number) => (position * 2 + row / 2) % 1;
      const blend = (pair: (typeof formants)[number], index: 0 | 1 | 2) => {
        const { o, m } = pair;
        return (position: number) =>
          o[index] +
          (m[index] - o[index]) * smooth((breathAt(position) - 0.42) / 0.3);
      };
      for (const formant of formants) {
        const strength = blend(formant, 2);
        const loudness = gain(loop, (position) => {
          const breath = breathAt(position);
          const swell = smooth(breath / 0.14) * smooth((0.985 - breath) / 0.12);
          return strength(position) * swell;
        });
        throat
          .connect(
            filter(loop, "bandpass", blend(formant, 0), blend(formant, 1)),
          )
          .connect(loudness)
          .connect(panner);
      }
      panner.connect(dry);
    }
    return addReverb(loop, dry, 3.5, 0.4);
  });
}

/** Three voices, slightly detuned, each with its own slow vibrato. One sings an octave lower. */
function createVoices({ context }: Loop, row: number): AudioNode {
  const voices = new GainNode(context);
  const overtones = Array.from({ length: 33 }, (_, i) => ({
    strength: i === 0 ? 0 : i ** -1.15,
    phase: i ** 2,
  }));
  const periodicWave = context.createPeriodicWave(
    overtones.map(({ strength, phase }) => strength * Math.sin(phase)),
    overtones.map(({ strength, phase }) => strength * Math.cos(phase)),
  );
  for (const voice of [0, 1, 2]) {
    // Whole numbers of waves per loop, so that the loop is seamless.
    const waves = voice === 2 ? 1046 + row : 2093 + voice * 4 - row * 3;
    const oscillator = new OscillatorNode(context, {
      frequency: waves / seconds,
      periodicWave,
    });
    const vibrato = new OscillatorNode(context, {
      frequency: (68 + voice * 5 + row * 3) / seconds,
    });
    vibrato
      .connect(new GainNode(context, { gain: 0.9 }))
      .connect(oscillator.frequency);
    vibrato.start();
    oscillator.connect(voices);
    oscillator.start();
  }
  return voices;
}

/** Smoothstep: eases from 0 to 1. */
function smooth(value: number): number {
  const part = Math.min(1, Math.max(0, value));
  return part * part * (3 - 2 * part);
}
