import {
  addReverb,
  createSwell,
  filter,
  gain,
  renderLoop,
  type Loop,
} from "./synth";

const seconds = 16;

/** Formants of "ah" and of "oo", which the voices change between: Hz, and strength. */
const formants = [
  { ah: [700, 1], oo: [320, 0.9] },
  { ah: [1050, 0.5], oo: [800, 0.15] },
  { ah: [2450, 0.06], oo: [2200, 0.01] },
] as const;

/** 16 s: low voices on one note (near C3). */
export function renderChant(): Promise<AudioBuffer> {
  return renderLoop(seconds, 0.1, (loop) => {
    const voices = createVoices(loop);
    const dry = new GainNode(loop.context);
    const vowel = createSwell(loop, [1, 2]);
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
