import { addReverb, filter, gain, renderLoop, type Loop } from "./synth";

const seconds = 16;

/** Formants of "ah" and of "oo", which the voices change between: Hz, and strength. */
const formants = [
  { ah: [730, 0.7], oo: [330, 0.9] },
  { ah: [1090, 0.7], oo: [850, 0.6] },
  { ah: [2440, 0.25], oo: [2240, 0.12] },
] as const;

/** From "ah" (0) to "oo" (1) and back, twice in the loop. Each is held for almost 3 s. */
const vowel = (position: number) =>
  Math.min(1, Math.max(0, 0.5 - Math.cos(4 * Math.PI * position)));

/** 16 s: low voices on one note (near C3). */
export function renderChant(): Promise<AudioBuffer> {
  return renderLoop(seconds, 0.11, (loop) => {
    const voices = createVoices(loop);
    const dry = new GainNode(loop.context);
    for (const { ah, oo } of formants) {
      const blend = (index: 0 | 1) => (position: number) =>
        ah[index] + (oo[index] - ah[index]) * vowel(position);
      voices
        .connect(filter(loop, "bandpass", blend(0), 6))
        .connect(gain(loop, blend(1)))
        .connect(dry);
    }
    return addReverb(loop, dry, 3.5, 0.4);
  });
}

/** Six voices, slightly detuned. Two sing an octave lower. */
function createVoices({ context }: Loop): AudioNode {
  const voices = new GainNode(context);
  // Whole numbers of waves per loop, so that the loop is seamless.
  [1046, 1047, 2090, 2093, 2095, 2099].forEach((waves, i) => {
    const frequency = waves / seconds;
    const oscillator = new OscillatorNode(context, {
      type: "sawtooth",
      frequency,
    });
    const panner = new StereoPannerNode(context, { pan: i % 2 ? -0.5 : 0.5 });
    oscillator.connect(panner).connect(voices);
    oscillator.start();
  });
  return voices;
}
