import { describe, expect, it } from "vitest";
import { partials, strikes } from "./bells";
import { note } from "./chant";
import { sampleRate, type Stereo } from "./loop";
import { render } from "./render";
import { sounds, type SoundId } from "./sounds";

/** Rendering takes 0.3 to 1 s each, so every loop is rendered once. */
const loops = new Map<SoundId, Stereo>();
function getLoop(id: SoundId): Stereo {
  const loop = loops.get(id) ?? render[id]();
  loops.set(id, loop);
  return loop;
}

const rms = (channel: Float32Array) =>
  Math.sqrt(
    channel.reduce((sum, value) => sum + value * value, 0) / channel.length,
  );

/** Loudness at a frequency, over `length` samples from `start` (Goertzel with a Hann window). */
function loudnessAt(
  channel: Float32Array,
  hz: number,
  start: number,
  length: number,
): number {
  const turn = (2 * Math.PI * hz) / sampleRate;
  let [real, imaginary] = [0, 0];
  for (let i = 0; i < length; i++) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / length);
    const value = (channel[(start + i) % channel.length] ?? 0) * window;
    real += value * Math.cos(turn * i);
    imaginary += value * Math.sin(turn * i);
  }
  return (2 * Math.hypot(real, imaginary)) / length;
}

/** Power between two frequencies, from 30 segments of the loop, in steps of 50 Hz. */
function powerBetween(channel: Float32Array, low: number, high: number) {
  let sum = 0;
  for (let segment = 0; segment < 30; segment++) {
    const start = Math.floor((segment * channel.length) / 30);
    for (let hz = low; hz < high; hz += 50) {
      sum += loudnessAt(channel, hz, start, 640) ** 2;
    }
  }
  return sum;
}

describe.each(sounds)("$name", ({ id }) => {
  it("has two different channels of 16 to 20 s", () => {
    const [left, right] = getLoop(id);
    expect(left).toHaveLength(right.length);
    expect(left.length / sampleRate).toBeGreaterThanOrEqual(16);
    expect(left.length / sampleRate).toBeLessThanOrEqual(20);
    expect(left).not.toEqual(right);
  });

  it("has an RMS level of 0.05 to 0.12, no clipping and no DC offset", () => {
    for (const channel of getLoop(id)) {
      expect(rms(channel)).toBeGreaterThan(0.05);
      expect(rms(channel)).toBeLessThan(0.12);
      expect(
        channel.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
      ).toBeLessThan(0.95);
      const mean = channel.reduce((sum, value) => sum + value) / channel.length;
      expect(Math.abs(mean)).toBeLessThan(0.001);
    }
  });

  it("is never silent for a second, and keeps its loudness across the seam", () => {
    for (const channel of getLoop(id)) {
      for (let at = 0; at < channel.length; at += sampleRate) {
        const second = channel.subarray(at, at + sampleRate);
        expect(rms(second)).toBeGreaterThan(0.01);
      }
      const around = sampleRate / 10;
      const before = rms(channel.subarray(-around));
      const after = rms(channel.subarray(0, around));
      expect(before / after).toBeGreaterThan(0.4);
      expect(before / after).toBeLessThan(2.5);
    }
  });

  it("loops without a click: the seam has no larger step or bend than its surroundings", () => {
    for (const channel of getLoop(id)) {
      const at = (i: number) =>
        channel[(i + channel.length) % channel.length] ?? 0;
      const step = (i: number) => Math.abs(at(i) - at(i - 1));
      const bend = (i: number) => Math.abs(at(i) - 2 * at(i - 1) + at(i - 2));
      const near = Array.from({ length: 2000 }, (_, i) => i + 3).flatMap(
        (i) => [i, -i],
      );
      expect(step(0)).toBeLessThanOrEqual(Math.max(...near.map(step)));
      expect(Math.max(bend(0), bend(1))).toBeLessThanOrEqual(
        Math.max(...near.map(bend)),
      );
    }
  });

  it("renders the same samples every time", () => {
    expect(render[id]()[0].slice(0, 5000)).toEqual(
      getLoop(id)[0].slice(0, 5000),
    );
  });
});

describe("the spectrum", () => {
  it("of the bells has the five tuned partials of each stroke and little between them", () => {
    const [left, right] = getLoop("bells");
    const both = left.map((value, i) => value + (right[i] ?? 0));
    expect(partials.slice(0, 5).map(([ratio]) => ratio)).toEqual([
      0.5, 1, 1.2, 1.5, 2,
    ]);
    for (const [second, hz] of strikes) {
      const start = Math.round((second + 0.1) * sampleRate);
      const at = (ratio: number) =>
        loudnessAt(both, hz * ratio, start, sampleRate);
      const between = Math.max(at(0.7), at(1.72));
      for (const ratio of [0.5, 1, 1.2, 1.5, 2]) {
        expect(at(ratio), `${hz} Hz × ${ratio}`).toBeGreaterThan(3 * between);
      }
    }
  });

  it("of nature has low wind, and birds between 1.7 and 7 kHz that pause", () => {
    const [left] = getLoop("nature");
    const song = Math.round(1 * sampleRate);
    const rest = Math.round(8.3 * sampleRate);
    const birds = (start: number) =>
      [1900, 2050, 2250, 2450].reduce(
        (sum, hz) => sum + loudnessAt(left, hz, start, sampleRate / 2),
        0,
      );
    expect(birds(song)).toBeGreaterThan(4 * birds(rest));
    expect(powerBetween(left, 100, 800)).toBeGreaterThan(
      10 * powerBetween(left, 8000, 8700),
    );
  });

  it("of the chant consists of overtones of one note, strongest at the formants of o and m", () => {
    const [left] = getLoop("chant");
    const start = 3 * sampleRate;
    const at = (overtone: number) =>
      loudnessAt(left, note * overtone, start, 2 * sampleRate);
    for (const overtone of [1, 2, 3, 4, 5, 6]) {
      expect(at(overtone)).toBeGreaterThan(2 * at(overtone + 0.27));
    }
    expect(powerBetween(left, 100, 1000)).toBeGreaterThan(
      20 * powerBetween(left, 1500, 4500),
    );
  });

  it("of the river is low to mid range", () => {
    const [left] = getLoop("river");
    expect(powerBetween(left, 150, 1800)).toBeGreaterThan(
      5 * powerBetween(left, 2500, 12_000),
    );
  });

  it("of the rain is broad: no octave from 1 to 9 kHz is 20 dB weaker than another", () => {
    const [left] = getLoop("rain");
    const octaves = [1100, 2200, 4400].map((hz) =>
      powerBetween(left, hz, hz * 2),
    );
    expect(Math.max(...octaves) / Math.min(...octaves)).toBeLessThan(100);
    expect(powerBetween(left, 1100, 8800)).toBeGreaterThan(
      3 * powerBetween(left, 50, 500),
    );
  });
});

describe("sounds", () => {
  it("have the expected names and volumes", () => {
    expect(sounds.map(({ name, volume }) => [name, volume])).toEqual([
      ["Peaceful Bells", 0.5],
      ["Nature Sounds", 0.3],
      ["Om Chanting", 0.4],
      ["Peaceful River", 0.6],
      ["Gentle Rain", 0.4],
    ]);
  });
});
