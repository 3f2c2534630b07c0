import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allGames } from "./all-games.server";
import { trivia } from "./bible-trivia/trivia";
import { bibleTrivia } from "./bible-trivia/trivia.server";
import { journey } from "./faith-journey/journey";
import type { JourneyRound, ShownScene } from "./faith-journey/journey";
import { faithJourney } from "./faith-journey/journey.server";
import { games } from "./games";
import { levels } from "./level";
import { memory } from "./memory/memory";
import { memoryVerse } from "./memory/memory.server";
import { replay, scoreOf } from "./rules";
import { match } from "./scripture-match/match";
import { scriptureMatch } from "./scripture-match/match.server";
import { shareText } from "./share-text";
import { unscramble } from "./unscramble/unscramble";
import { unscrambleVerse } from "./unscramble/unscramble.server";
import { wordsOf } from "./unscramble/scramble";
import { placeOf } from "./word-search/line";
import { search } from "./word-search/search";
import type { SearchAnswer } from "./word-search/search";
import { wordSearch } from "./word-search/search.server";

const choice = { seed: 3, level: "easy", today: 20_779 } as const;
describe("Bible Trivia", () => {
  const round = bibleTrivia.deal(choice);
  const right = round.questions.map(({ correct }) => correct);

  it("asks ten, none twice, and none that is asked today or tomorrow", () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.constantFrom(...levels),
        fc.integer({ min: 20_000, max: 40_000 }),
        (seed, level, today) => {
          const asked = bibleTrivia.deal({ seed, level, today }).questions;
          const ids = new Set(asked.map(({ id }) => id));
          expect(ids.size).toBe(10);
          for (const day of [today, today + 1]) {
            const { questions } = bibleTrivia.puzzle(day).shown;
            expect(questions).toHaveLength(5);
            expect(questions.filter(({ id }) => ids.has(id))).toEqual([]);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("shows no answer beforehand", () => {
    const shown = JSON.stringify(trivia.show(round));
    for (const { explanation, reference } of round.questions) {
      expect(shown).not.toContain(explanation);
      expect(shown).not.toContain(reference);
    }
    expect(shown).not.toContain("correct");
  });

  it("counts what is right, ends with the last, and takes no other option", () => {
    const turns = replay(trivia, round, right);
    expect(scoreOf(turns)).toBe(trivia.most(round));
    expect(turns.map(({ mark }) => mark.over)).toEqual([
      ...Array.from({ length: 9 }, () => false),
      true,
    ]);
    const wrong = right.map((correct) => (correct + 1) % 4);
    expect(scoreOf(replay(trivia, round, wrong))).toBe(0);
    expect(trivia.judge(round, [], 4)).toBeNull();
    expect(trivia.judge(round, right, 0)).toBeNull();
  });
});

describe("Faith Journey", () => {
  const play = (round: JourneyRound, pick: (scene: ShownScene) => string) => {
    const answers: string[] = [];
    let scene = journey.show(round).first;
    while (scene) {
      answers.push(pick(scene));
      const { mark } = replay(journey, round, answers).at(-1) ?? {};
      expect(mark?.over).toBe(mark?.next === null);
      scene = mark?.next ?? null;
    }
    return replay(journey, round, answers);
  };

  it("ends, whatever is chosen, and allows no more than it says", () => {
    fc.assert(
      fc.property(
        fc.nat(1000),
        fc.infiniteStream(fc.nat(3)),
        (seed, stream) => {
          const round = faithJourney.deal({ ...choice, seed });
          const turns = play(round, ({ choices }) => {
            const { value } = stream.next() as { value: number };
            return choices[value % choices.length]?.id ?? "";
          });
          expect(turns.length).toBeGreaterThanOrEqual(5);
          expect(scoreOf(turns)).toBeLessThanOrEqual(journey.most(round));
        },
      ),
      { numRuns: 200 },
    );
  });

  it("can be gone through without a wrong choice", () => {
    for (let seed = 0; seed < 9; seed++) {
      const round = faithJourney.deal({ ...choice, seed });
      const scenes = round.stories.flatMap((story) => story.scenes);
      const turns = play(round, ({ id, text }) => {
        const scene = scenes.find((one) => one.id === id && one.text === text);
        return scene?.choices[scene.correct]?.id ?? "";
      });
      expect(scoreOf(turns)).toBe(journey.most(round));
    }
  });
});

describe("Word Search", () => {
  const round = wordSearch.deal(choice);
  const lineOf = (word: string): SearchAnswer => {
    const cells = placeOf(round.rows, word);
    const [from, to] = [cells[0], cells.at(-1)];
    return from && to ? { from, to } : null;
  };

  it("finds each word once, in either direction", () => {
    const answers = round.words.map((word, at) => {
      const line = lineOf(word);
      return at % 2 && line ? { from: line.to, to: line.from } : line;
    });
    const turns = replay(search, round, answers);
    expect(turns.map(({ mark }) => mark.word)).toEqual(round.words);
    expect(turns.at(-1)?.mark.over).toBe(true);
    expect(scoreOf(turns)).toBe(search.most(round));
    const [first = null] = answers;
    expect(search.judge(round, [first], first)).toBeNull();
  });

  it("shows what is left to whoever gives up", () => {
    const [one = "", ...others] = round.words;
    const mark = search.judge(round, [lineOf(one)], null);
    expect(mark?.over).toBe(true);
    expect(mark?.left.map(({ word }) => word)).toEqual(others);
  });
});

describe("Scripture Match", () => {
  const round = scriptureMatch.deal(choice);

  it("has three pairs on the table, and the next comes with each match", () => {
    const { table, pairs } = match.show(round);
    expect(pairs).toBe(6);
    expect(table.verses).toHaveLength(3);
    const answers = round.pairs.map(({ text, reference }) => ({
      verse: text,
      reference,
    }));
    const turns = replay(match, round, answers);
    expect(turns.map(({ mark }) => mark.table.verses.length)).toEqual([
      3, 3, 3, 2, 1, 0,
    ]);
    expect(turns.at(-1)?.mark).toMatchObject({ right: true, over: true });
    expect(scoreOf(turns)).toBe(6);
  });

  it("goes on after a miss, and takes nothing that does not lie there", () => {
    const [one, two, , four] = round.pairs;
    if (!one || !two || !four) throw new Error("Too few pairs");
    const miss = { verse: one.text, reference: two.reference };
    const hit = { verse: one.text, reference: one.reference };
    const turns = replay(match, round, [miss, hit]);
    expect(turns.map(({ mark }) => mark.right)).toEqual([false, true]);
    expect(scoreOf(turns)).toBe(1);
    const away = { verse: four.text, reference: four.reference };
    expect(match.judge(round, [], away)).toBeNull();
    const lost = { ...round, tries: 3 };
    const [, , , end] = replay(match, lost, [miss, hit, miss, miss]);
    expect(end).toBeUndefined();
    const again = { verse: two.text, reference: four.reference };
    const other = { ...again, reference: round.pairs[2]?.reference ?? "" };
    const [third] = replay(match, lost, [miss, hit, other, again]).slice(-1);
    expect(third?.mark).toMatchObject({ right: false, over: true });
    expect(third?.mark.left).toEqual(round.pairs.slice(1));
  });
});

describe("Unscramble and Memory", () => {
  it("go from verse to verse, in practice for ever", () => {
    const round = unscrambleVerse.deal(choice);
    const wrong = wordsOf(round.verses[0]?.text ?? "").reverse();
    const right = round.verses.map(({ text }) => wordsOf(text));
    const tries = [...Array.from({ length: 9 }, () => wrong), ...right];
    const turns = replay(unscramble, round, tries);
    expect(turns).toHaveLength(12);
    expect(turns.at(-1)?.mark.over).toBe(true);
    expect(scoreOf(turns)).toBe(3);
  });

  it("give three tries a day, and then tell", () => {
    const { replay: play } = unscrambleVerse.puzzle(20_779);
    const words = unscrambleVerse.puzzle(20_779).shown.verses[0]?.words;
    const turns = play([words, words, words, words]);
    expect(turns.map(({ mark }) => mark.over)).toEqual([false, false, true]);
    expect(turns.map(({ mark }) => mark.text !== null)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("let a verse pass that is nearly known", () => {
    const round = memoryVerse.deal(choice);
    const typed = round.verses.map(({ text }) => text.toUpperCase().slice(3));
    const turns = replay(memory, round, ["Something else", ...typed]);
    expect(turns.map(({ mark }) => mark.right)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(scoreOf(turns)).toBe(3);
    const { shown } = memoryVerse.puzzle(20_779);
    expect(shown.verses).toHaveLength(1);
  });
});

it.each(games.map(({ id }) => id))("%s stands what is no answer", (id) => {
  const puzzle = allGames[id].puzzle(20_779);
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { maxLength: 3 }), (answers) => {
      expect(puzzle.replay(answers).length).toBeLessThanOrEqual(answers.length);
    }),
    { numRuns: 300 },
  );
});

it("is shared as squares, a sentence, and no word of the answers", () => {
  const mark = (right: boolean) => ({ right, over: false });
  expect(
    shareText("Bible Trivia", "2026-11-22", [mark(true), mark(false)], 2),
  ).toBe("Bible Trivia, 22 November 2026\n🟩🟥\n1 of 2 right.");
});
