import { seededRandom, type Random } from "~/shared/random";

/** Hz. These sounds have nothing above 16 kHz. */
const sampleRate = 32_000;

export interface Loop {
  context: OfflineAudioContext;
  seconds: number;
  random: Random;
}

/** A constant, or a value by position in the loop, 0 to 1. */
type Setting = number | ((position: number) => number);

/**
 * Renders a seamless loop at this RMS level: `play` plays everything twice, and only the second pass is used, in which
 * the filters have settled and the first pass still echoes.
 */
export async function renderLoop(
  seconds: number,
  rms: number,
  play: (loop: Loop) => AudioNode[],
): Promise<AudioBuffer> {
  const length = seconds * sampleRate;
  const context = new OfflineAudioContext(2, 2 * length, sampleRate);
  const random = seededRandom(`${seconds} ${rms}`);
  for (const node of play({ context, seconds, random })) {
    node.connect(context.destination);
  }
  const both = await context.startRendering();
  const channels = [0, 1].map((side) =>
    both.getChannelData(side).subarray(length),
  );
  const power = channels.reduce(
    (sum, channel) => channel.reduce((all, value) => all + value ** 2, sum),
    0,
  );
  const level = rms / Math.sqrt(power / 2 / length);
  const result = context.createBuffer(2, length, sampleRate);
  channels.forEach((channel, side) => {
    result.copyToChannel(
      channel.map((value) => value * level),
      side,
    );
  });
  return result;
}

/** Plays a buffer of the loop's length, filled by `fill`, over and over. */
function repeat(
  { context, seconds }: Loop,
  fill: (channels: readonly [Float32Array, Float32Array]) => void,
): AudioNode {
  const buffer = context.createBuffer(2, seconds * sampleRate, sampleRate);
  fill([buffer.getChannelData(0), buffer.getChannelData(1)]);
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  source.start();
  return source;
}

export function createNoise(loop: Loop): AudioNode {
  return repeat(loop, (channels) => {
    for (const channel of channels) {
      channel.forEach((_, i) => (channel[i] = loop.random() * 2 - 1));
    }
  });
}

/** Short bursts of noise at random times and positions. */
export function createDrops(
  loop: Loop,
  perSecond: number,
  maxSamples: number,
): AudioNode {
  const { seconds, random } = loop;
  return repeat(loop, ([left, right]) => {
    for (let drop = 0; drop < perSecond * seconds; drop++) {
      const at = Math.floor(random() * left.length);
      const loudness = random() ** 3;
      const pan = random();
      const length = Math.ceil(random() * maxSamples);
      for (let i = 0; i < length; i++) {
        const value = loudness * (random() * 2 - 1) * (1 - i / length);
        const index = (at + i) % left.length;
        left[index] = (left[index] ?? 0) + value * (1 - pan);
        right[index] = (right[index] ?? 0) + value * pan;
      }
    }
  });
}

/** Pass this to `connect`. For band-pass filters `q` is linear, for others in dB. */
export function filter(
  loop: Loop,
  type: BiquadFilterType,
  hz: Setting,
  q: Setting,
): AudioNode {
  const node = new BiquadFilterNode(loop.context, { type });
  set(loop, node.frequency, hz);
  set(loop, node.Q, q);
  return node;
}

export function gain(loop: Loop, value: Setting): AudioNode {
  const node = new GainNode(loop.context);
  set(loop, node.gain, value);
  return node;
}

function set({ seconds }: Loop, param: AudioParam, value: Setting): void {
  if (typeof value === "number") param.value = value;
  else {
    const steps = seconds * 100;
    const curve = Float32Array.from({ length: 2 * steps + 1 }, (_, i) =>
      value((i / steps) % 1),
    );
    param.setValueCurveAtTime(curve, 0, 2 * seconds);
  }
}

/** A slow modulation from 0 to 1 made of sines, each with this many waves per loop. */
export function createSwell({ random }: Loop, waves: readonly number[]) {
  const sines = waves.map((count) => ({ count, phase: random() }));
  const turn = 2 * Math.PI;
  return (position: number) =>
    sines.reduce(
      (sum, { count, phase }) =>
        sum + Math.sin(turn * (count * position + phase)) / waves.length / 2,
      0.5,
    );
}

/** Adds a room's reverb, which decays by 60 dB in `seconds`. */
export function addReverb(
  { context, random }: Loop,
  dry: AudioNode,
  seconds: number,
  level: number,
): AudioNode[] {
  const length = seconds * sampleRate;
  const buffer = context.createBuffer(2, length, sampleRate);
  for (const side of [0, 1]) {
    const echoes = Float32Array.from(
      { length },
      (_, i) => (random() * 2 - 1) * 10 ** ((-3 * i) / length),
    );
    buffer.copyToChannel(echoes, side);
  }
  const wet = new GainNode(context, { gain: level });
  dry.connect(new ConvolverNode(context, { buffer })).connect(wet);
  return [dry, wet];
}

interface Tone {
  /** s */
  at: number;
  duration: number;
  /** s until the tone is loudest; from there it fades out. */
  attack: number;
  peak: number;
  /** From the left (-1) to the right (1). */
  pan: number;
  /** Hz at the start, and at the end. */
  hz: number;
  endHz: number;
}

/** Plays a sine in both passes. */
export function playTone(
  { context, seconds }: Loop,
  { at, duration, attack, peak, pan, hz, endHz }: Tone,
  output: AudioNode,
): void {
  for (const start of [at, at + seconds]) {
    const end = start + duration;
    const oscillator = new OscillatorNode(context, { frequency: hz });
    oscillator.frequency.setValueAtTime(hz, start);
    oscillator.frequency.linearRampToValueAtTime(endHz, end);
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(peak, start + attack);
    loudness.gain.exponentialRampToValueAtTime(peak * 10 ** -3.6, end);
    const panner = new StereoPannerNode(context, { pan });
    oscillator.connect(loudness).connect(panner).connect(output);
    oscillator.start(start);
    oscillator.stop(end);
  }
}
