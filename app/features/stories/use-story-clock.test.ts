import { describe, expect, it } from "vitest";
import {
  moveClock,
  storyDurationMs,
  tickMs,
  type StoryClock,
} from "./use-story-clock";

const start: StoryClock = { index: 0, elapsed: 0, hasEnded: false };

function after(ticks: number, count = 2): StoryClock {
  let clock = start;
  for (let i = 0; i < ticks; i++) clock = moveClock(clock, "tick", count);
  return clock;
}

describe("moveClock", () => {
  it("shows each story for 7 seconds, in ticks of 100 ms", () => {
    expect([storyDurationMs, tickMs]).toEqual([7000, 100]);
    expect(after(69)).toEqual({ index: 0, elapsed: 6900, hasEnded: false });
    expect(after(70)).toEqual({ index: 1, elapsed: 0, hasEnded: false });
  });

  it("ends after the last story", () => {
    expect(after(140)).toEqual({ index: 1, elapsed: 7000, hasEnded: true });
    expect(moveClock(after(80), "forward", 2).hasEnded).toBe(true);
  });

  it("goes back to the start of the previous story, or of the first one", () => {
    const first = { index: 0, elapsed: 0, hasEnded: false };
    expect(moveClock(after(80), "back", 2)).toEqual(first);
    expect(moveClock(after(30), "back", 2)).toEqual(first);
  });
});
