import type { Page } from "@playwright/test";
import { sounds } from "~/features/stories/sounds/sounds";
import { expect, test } from "../helpers/e2e";
import { highPass, measureLoudness } from "../helpers/loudness";

// The browser synthesizes the sounds, so what they sound like can only be measured there.

const sampleRate = 32_000;

/** Opens a prayer as a story. From then on, the loop that plays is in `window.loop`. */
async function openPrayerStory(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = Reflect.get(AudioBufferSourceNode.prototype, "start");
    AudioBufferSourceNode.prototype.start = function (when) {
      start.call(this, when);
      const { buffer } = this;
      if (!(this.context instanceof AudioContext) || !buffer) return;
      const channels = [0, 1].map(
        (side) => new Float32Array(buffer.getChannelData(side)),
      );
      Object.assign(window, { loop: new Blob(channels) });
      const { dataset } = document.documentElement;
      dataset["start"] = `${Number(dataset["start"] ?? 0) + 1}`;
    };
  });
  await page.goto("/prayer-of-the-day");
  await page.getByRole("button", { name: "View as story" }).click();
}

/** Returns the channels of the loop that plays. */
async function readLoop(page: Page) {
  const dataUrl = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => {
          const { result } = reader;
          resolve(typeof result === "string" ? result : "");
        };
        const loop: unknown = Reflect.get(window, "loop");
        if (loop instanceof Blob) reader.readAsDataURL(loop);
      }),
  );
  const bytes = new Uint8Array(
    Buffer.from(dataUrl.split(",")[1] ?? "", "base64"),
  );
  const samples = new Float32Array(bytes.buffer);
  const { length } = samples;
  return [
    samples.subarray(0, length / 2),
    samples.subarray(length / 2),
  ] as const;
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

function expectSeamlessLoop(channels: readonly [Float32Array, Float32Array]) {
  const [left, right] = channels;
  // `toEqual` would need seconds for half a million samples.
  expect(left.some((value, i) => value !== right[i])).toBe(true);
  for (const channel of channels) {
    const seconds = channel.length / sampleRate;
    expect(seconds).toBeGreaterThanOrEqual(16);
    expect(seconds).toBeLessThanOrEqual(20);
    expect(rms(channel)).toBeGreaterThan(0.05);
    expect(rms(channel)).toBeLessThan(0.12);
    // No clipping, no DC offset.
    expect(
      channel.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
    ).toBeLessThan(0.95);
    const mean = channel.reduce((sum, value) => sum + value) / channel.length;
    expect(Math.abs(mean)).toBeLessThan(0.001);
    for (let at = 0; at < channel.length; at += sampleRate) {
      expect(rms(channel.subarray(at, at + sampleRate))).toBeGreaterThan(0.01);
    }
    const around = sampleRate / 10;
    const before = rms(channel.subarray(-around));
    const after = rms(channel.subarray(0, around));
    expect(before / after).toBeGreaterThan(0.4);
    expect(before / after).toBeLessThan(2.5);
    // No click: the seam has no larger step or bend than its surroundings.
    const at = (i: number) =>
      channel[(i + channel.length) % channel.length] ?? 0;
    const step = (i: number) => Math.abs(at(i) - at(i - 1));
    const bend = (i: number) => Math.abs(at(i) - 2 * at(i - 1) + at(i - 2));
    const near = Array.from({ length: 2000 }, (_, i) => i + 3).flatMap((i) => [
      i,
      -i,
    ]);
    expect(step(0)).toBeLessThanOrEqual(Math.max(...near.map(step)));
    expect(Math.max(bend(0), bend(1))).toBeLessThanOrEqual(
      Math.max(...near.map(bend)),
    );
  }
}

const spectrumChecks: Record<
  (typeof sounds)[number]["id"],
  (left: Float32Array, right: Float32Array) => void
> = {
  /** The five tuned partials of each stroke, and little between them. */
  bells: (left, right) => {
    const both = left.map((value, i) => value + (right[i] ?? 0));
    for (const [second, hz] of [
      [0.3, 587.33],
      [4.2, 440],
      [8.3, 493.88],
      [12.1, 392],
      [16.6, 440],
    ] as const) {
      const start = Math.round((second + 0.1) * sampleRate);
      const at = (ratio: number) =>
        loudnessAt(both, hz * ratio, start, sampleRate);
      const between = Math.max(at(0.7), at(1.72));
      for (const ratio of [0.5, 1, 1.2, 1.5, 2]) {
        expect(at(ratio), `${hz} Hz × ${ratio}`).toBeGreaterThan(3 * between);
      }
    }
  },
  /** Low wind, and birds between 1.7 and 7 kHz that pause. */
  nature: (left) => {
    const birds = (second: number) =>
      [1900, 2050, 2250, 2450].reduce(
        (sum, hz) =>
          sum +
          loudnessAt(left, hz, Math.round(second * sampleRate), sampleRate / 2),
        0,
      );
    expect(birds(1)).toBeGreaterThan(4 * birds(8.3));
    expect(powerBetween(left, 100, 800)).toBeGreaterThan(
      10 * powerBetween(left, 8000, 8700),
    );
  },
  /** Overtones of one note, strongest at the formants of "ah" (about 8 s in) and "oo" (about 4 s in). */
  chant: (left) => {
    const note = 2093 / 16;
    const at = (overtone: number) =>
      loudnessAt(left, note * overtone, 3 * sampleRate, 2 * sampleRate);
    for (const overtone of [1, 2, 3, 4, 5, 6]) {
      expect(at(overtone)).toBeGreaterThan(2 * at(overtone + 0.27));
    }
    const vowel = (second: number) => {
      const start = (second - 1) * sampleRate;
      return left.subarray(start, start + 2 * sampleRate);
    };
    const [ah, oo] = [vowel(8), vowel(4)];
    expect(powerBetween(ah, 650, 1300)).toBeGreaterThan(
      4 * powerBetween(ah, 200, 500),
    );
    expect(powerBetween(oo, 200, 500)).toBeGreaterThan(
      3 * powerBetween(oo, 650, 1300),
    );
    expect(powerBetween(left, 100, 1300)).toBeGreaterThan(
      10 * powerBetween(left, 1500, 4500),
    );
  },
  river: (left) => {
    expect(powerBetween(left, 150, 1800)).toBeGreaterThan(
      5 * powerBetween(left, 2500, 12_000),
    );
  },
  /** No octave from 1 to 9 kHz is 20 dB weaker than another. */
  rain: (left) => {
    const octaves = [1100, 2200, 4400].map((hz) =>
      powerBetween(left, hz, hz * 2),
    );
    expect(Math.max(...octaves) / Math.min(...octaves)).toBeLessThan(100);
    expect(powerBetween(left, 1100, 8800)).toBeGreaterThan(
      3 * powerBetween(left, 50, 500),
    );
  },
};

// One test, because every story first synthesizes the first sound.
test("each sound is a seamless loop with the expected spectrum, and all are equally loud", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openPrayerStory(page);
  const picker = page.getByLabel("Background sound", { exact: true });
  const levels: number[] = [];
  for (const [i, { id, name, volume }] of sounds.entries()) {
    await test.step(name, async () => {
      if (i > 0) await picker.selectOption(name);
      await expect(page.locator("html")).toHaveAttribute(
        "data-start",
        `${i + 1}`,
      );
      const channels = await readLoop(page);
      expectSeamlessLoop(channels);
      spectrumChecks[id](...channels);
      const level = measureLoudness(channels, sampleRate);
      levels.push(level + 20 * Math.log10(volume));
      // A phone's speaker plays little below 400 Hz.
      const onPhone = channels.map((channel) =>
        highPass(channel, 400, sampleRate),
      );
      expect(measureLoudness(onPhone, sampleRate)).toBeGreaterThan(level - 4);
    });
  }
  expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(2);
});

test("the sounds have the expected names and volumes", () => {
  expect(sounds.map(({ name, volume }) => [name, volume])).toEqual([
    ["Peaceful Bells", 0.5],
    ["Nature Sounds", 0.3],
    ["Om Chanting", 0.4],
    ["Peaceful River", 0.6],
    ["Gentle Rain", 0.4],
  ]);
});
