import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "~/shared/random";
import {
  advance,
  goBack,
  emptyMix,
  reshuffleEvery,
  wasReshuffled,
  mergeLoaded,
  type Mix,
} from "./mix";

const ids = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => `video ${from + n}`);

const sizes = fc.integer({ min: 1, max: 60 });

describe("Mix", () => {
  it("shows each video once, and reshuffles on every fifth advance", () => {
    fc.assert(
      fc.property(sizes, fc.string(), (count, seed) => {
        const random = seededRandom(seed);
        let mix = mergeLoaded(emptyMix, ids(count));
        const shown: string[] = [];
        for (let step = 1; mix.index < mix.order.length; step++) {
          shown.push(mix.order[mix.index] ?? "");
          const before = mix;
          mix = advance(mix, random);
          const isFifth = step % reshuffleEvery === 0 && step < count;
          expect(wasReshuffled(before, mix)).toBe(isFifth);
          // Only upcoming videos may be reordered.
          expect(mix.order.slice(0, step + 1)).toEqual(
            before.order.slice(0, step + 1),
          );
          expect([...mix.order].sort()).toEqual([...before.order].sort());
          if (!isFifth) expect(mix.order).toBe(before.order);
        }
        expect(new Set(shown).size).toBe(count);
        expect(shown).toHaveLength(count);
        expect(advance(mix, random)).toBe(mix);
      }),
    );
  });

  it("shows no video twice by going back and forth", () => {
    fc.assert(
      fc.property(sizes, fc.array(fc.boolean()), (count, moves) => {
        let mix = mergeLoaded(emptyMix, ids(count));
        const shown = new Set([mix.order[0]]);
        for (const isForward of moves) {
          const { furthestIndex } = mix;
          mix = isForward ? advance(mix, Math.random) : goBack(mix);
          const now = mix.order[mix.index];
          if (now === undefined) break;
          expect(shown.has(now)).toBe(mix.index <= furthestIndex);
          shown.add(now);
        }
      }),
    );
  });

  it("goes back in the order of viewing", () => {
    let mix = mergeLoaded(emptyMix, ids(9));
    const visited: (string | undefined)[] = [];
    for (let n = 0; n < 7; n++) {
      visited.push(mix.order[mix.index]);
      mix = advance(mix, Math.random);
    }
    for (let n = 0; n < 7; n++) {
      mix = goBack(mix);
      expect(mix.order[mix.index]).toBe(visited.pop());
    }
    expect(goBack(mix)).toBe(mix);
  });

  it("keeps its position when videos are removed and added", () => {
    const mix: Mix = { ...emptyMix, order: ids(6), index: 3, furthestIndex: 3 };
    const loaded = mergeLoaded(mix, [
      "video 1",
      "video 3",
      "video 4",
      "video 5",
      "video 7",
    ]);
    expect(loaded.order).toEqual([
      "video 1",
      "video 3",
      "video 4",
      "video 5",
      "video 7",
    ]);
    expect(loaded.order[loaded.index]).toBe("video 3");
    expect(mergeLoaded(loaded, loaded.order)).toBe(loaded);
    // The current video was removed, so the next one is shown.
    const next = mergeLoaded(
      mix,
      ids(6).filter((id) => id !== "video 3"),
    );
    expect(next.order[next.index]).toBe("video 4");
  });
});
