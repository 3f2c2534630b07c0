import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "~/shared/random";
import {
  advance,
  goBack,
  emptyMix,
  reshuffleEvery,
  wasReshuffled,
  queueAgain,
  mergeLoaded,
} from "./mix";
import type { Mix } from "./mix";

const ids = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => `video ${from + n}`);

const sizes = fc.integer({ min: 1, max: 60 });

describe("a mix", () => {
  it("shows each once before the end, and shuffles at every fifth advance", () => {
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
          // What is shown stays where it was; what comes after it is reordered at most.
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

  it("shows nothing a second time by going back and forth", () => {
    fc.assert(
      fc.property(sizes, fc.array(fc.boolean()), (count, moves) => {
        let mix = mergeLoaded(emptyMix, ids(count));
        const shown = new Set([mix.order[0]]);
        for (const isOn of moves) {
          const { furthestIndex } = mix;
          mix = isOn ? advance(mix, Math.random) : goBack(mix);
          const now = mix.order[mix.index];
          if (now === undefined) break;
          expect(shown.has(now)).toBe(mix.index <= furthestIndex);
          shown.add(now);
        }
      }),
    );
  });

  it("goes back the way it came", () => {
    let mix = mergeLoaded(emptyMix, ids(9));
    const way: (string | undefined)[] = [];
    for (let n = 0; n < 7; n++) {
      way.push(mix.order[mix.index]);
      mix = advance(mix, Math.random);
    }
    for (let n = 0; n < 7; n++) {
      mix = goBack(mix);
      expect(mix.order[mix.index]).toBe(way.pop());
    }
    expect(goBack(mix)).toBe(mix);
  });

  it("keeps its place where some are gone and more have come", () => {
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
    // The one that is shown is gone: the next one is shown.
    const next = mergeLoaded(
      mix,
      ids(6).filter((id) => id !== "video 3"),
    );
    expect(next.order[next.index]).toBe("video 4");
  });

  it("shows what cannot be played once more, behind all others", () => {
    fc.assert(
      fc.property(sizes, sizes, fc.string(), (count, more, seed) => {
        const random = seededRandom(seed);
        let mix = mergeLoaded(emptyMix, ids(count));
        const [broken = ""] = mix.order;
        mix = queueAgain(queueAgain(mix, broken), broken);
        mix = mergeLoaded(mix, ids(count + more));
        const shown: string[] = [];
        for (; mix.index < mix.order.length; mix = advance(mix, random)) {
          shown.push(mix.order[mix.index] ?? "");
        }
        // With nothing else to show it stays.
        const isAgain = count > 1;
        const all = ids(count + more);
        expect([...shown].sort()).toEqual(
          (isAgain ? [...all, broken] : all).sort(),
        );
        expect(shown[0]).toBe(broken);
        if (isAgain) expect(shown.at(-1)).toBe(broken);
      }),
    );
  });
});
