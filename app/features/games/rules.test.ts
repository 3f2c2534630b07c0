import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allGames } from "./all-games.server";
import { trivia } from "./bible-trivia/trivia";
import { bibleTrivia } from "./bible-trivia/trivia.server";
import {
  journey,
  type JourneyRound,
  type PublicScene,
} from "./faith-journey/journey";
import { faithJourney } from "./faith-journey/journey.server";
import { games } from "./games";
import { levels } from "./level";
import { memory } from "./memory/memory";
import { memoryVerse } from "./memory/memory.server";
import { replay, calculateScore } from "./rules";
import { match } from "./scripture-match/match";
import { scriptureMatch } from "./scripture-match/match.server";
import { buildShareText } from "./share-text";
import { unscramble } from "./unscramble/unscramble";
import { unscrambleVerse } from "./unscramble/unscramble.server";
import { splitWords } from "./unscramble/scramble";
import { findWord } from "./word-search/line";
import { search, type SearchAnswer } from "./word-search/search";
import { wordSearch } from "./word-search/search.server";

const options = { seed: 3, level: "easy", today: 20_779 } as const;
describe("Bible Trivia", () => {
  const round = bibleTrivia.createPracticeRound(options);
  const right = round.questions.map(({ correct }) => correct);

  it("has ten different questions, none of them in today's or tomorrow's puzzle", () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.constantFrom(...levels),
        fc.integer({ min: 20_000, max: 40_000 }),
        (seed, level, today) => {
          const practised = bibleTrivia.createPracticeRound({
            seed,
            level,
            today,
          }).questions;
          const ids = new Set(practised.map(({ id }) => id));
          expect(ids.size).toBe(10);
          for (const day of [today, today + 1]) {
            const { questions } = bibleTrivia.createPuzzle(day).round;
            expect(questions).toHaveLength(5);
            expect(questions.filter(({ id }) => ids.has(id))).toEqual([]);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("hides the answers until the question is answered", () => {
    const publicRound = JSON.stringify(trivia.toPublicRound(round));
    for (const { explanation, reference } of round.questions) {
      expect(publicRound).not.toContain(explanation);
      expect(publicRound).not.toContain(reference);
    }
    expect(publicRound).not.toContain("correct");
  });

  it("scores correct answers, ends with the last and rejects unknown options", () => {
    const turns = replay(trivia, round, right);
    expect(calculateScore(turns)).toBe(trivia.getMaxScore(round));
    expect(turns.map(({ result }) => result.endsRound)).toEqual([
      ...Array.from({ length: 9 }, () => false),
      true,
    ]);
    const wrong = right.map((correct) => (correct + 1) % 4);
    expect(calculateScore(replay(trivia, round, wrong))).toBe(0);
    expect(trivia.judge(round, [], 4)).toBeNull();
    expect(trivia.judge(round, right, 0)).toBeNull();
  });
});

describe("Faith Journey", () => {
  const play = (round: JourneyRound, pick: (scene: PublicScene) => string) => {
    const answers: string[] = [];
    let scene = journey.toPublicRound(round).firstScene;
    while (scene) {
      // Shown as 'Scene n of n + scenesLeft - 1'.
      expect(scene.scenesLeft).toBeGreaterThan(0);
      answers.push(pick(scene));
      const { result } = replay(journey, round, answers).at(-1) ?? {};
      expect(result?.endsRound).toBe(result?.next === null);
      scene = result?.next ?? null;
    }
    return replay(journey, round, answers);
  };

  it("ends after any choices and never exceeds the maximum score", () => {
    fc.assert(
      fc.property(
        fc.nat(1000),
        fc.infiniteStream(fc.nat(3)),
        (seed, stream) => {
          const round = faithJourney.createPracticeRound({ ...options, seed });
          const turns = play(round, ({ choices }) => {
            const { value } = stream.next() as { value: number };
            return choices[value % choices.length]?.id ?? "";
          });
          expect(turns.length).toBeGreaterThanOrEqual(5);
          expect(calculateScore(turns)).toBeLessThanOrEqual(
            journey.getMaxScore(round),
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  it("reaches the maximum score with only correct choices", () => {
    for (let seed = 0; seed < 9; seed++) {
      const round = faithJourney.createPracticeRound({ ...options, seed });
      const scenes = round.stories.flatMap((story) => story.scenes);
      const scenesLeft: number[] = [];
      const turns = play(round, (shown) => {
        const { id, text } = shown;
        scenesLeft.push(shown.scenesLeft);
        const scene = scenes.find(
          (candidate) => candidate.id === id && candidate.text === text,
        );
        return scene?.choices[scene.correct]?.id ?? "";
      });
      expect(calculateScore(turns)).toBe(journey.getMaxScore(round));
      expect(scenesLeft).toEqual(turns.map((_, at) => turns.length - at));
    }
  });
});

describe("Word Search", () => {
  const round = wordSearch.createPracticeRound(options);
  const toLine = (word: string): SearchAnswer => {
    const cells = findWord(round.rows, word);
    const [from, to] = [cells[0], cells.at(-1)];
    return from && to ? { from, to } : null;
  };

  it("accepts each word once, in either direction", () => {
    const answers = round.words.map((word, at) => {
      const line = toLine(word);
      return at % 2 && line ? { from: line.to, to: line.from } : line;
    });
    const turns = replay(search, round, answers);
    expect(turns.map(({ result }) => result.word)).toEqual(round.words);
    expect(turns.at(-1)?.result.endsRound).toBe(true);
    expect(calculateScore(turns)).toBe(search.getMaxScore(round));
    const [first = null] = answers;
    expect(search.judge(round, [first], first)).toBeNull();
  });

  it("shows the remaining words after giving up", () => {
    const [first = "", ...others] = round.words;
    const result = search.judge(round, [toLine(first)], null);
    expect(result?.endsRound).toBe(true);
    expect(result?.missed.map(({ word }) => word)).toEqual(others);
  });
});

describe("Scripture Match", () => {
  const round = scriptureMatch.createPracticeRound(options);

  it("shows three pairs and replaces each matched one", () => {
    const { cards, pairs } = match.toPublicRound(round);
    expect(pairs).toBe(6);
    expect(cards.verses).toHaveLength(3);
    const answers = round.pairs.map(({ text, reference }) => ({
      verse: text,
      reference,
    }));
    const turns = replay(match, round, answers);
    expect(turns.map(({ result }) => result.cards.verses.length)).toEqual([
      3, 3, 3, 2, 1, 0,
    ]);
    expect(turns.at(-1)?.result).toMatchObject({
      isCorrect: true,
      endsRound: true,
    });
    expect(calculateScore(turns)).toBe(6);
  });

  it("continues after a miss and rejects cards that aren't shown", () => {
    const [first, second, , fourth] = round.pairs;
    if (!first || !second || !fourth) throw new Error("Too few pairs");
    const miss = { verse: first.text, reference: second.reference };
    const hit = { verse: first.text, reference: first.reference };
    const turns = replay(match, round, [miss, hit]);
    expect(turns.map(({ result }) => result.isCorrect)).toEqual([false, true]);
    expect(calculateScore(turns)).toBe(1);
    const away = { verse: fourth.text, reference: fourth.reference };
    expect(match.judge(round, [], away)).toBeNull();
    const lost = { ...round, maxTries: 3 };
    const [, , , end] = replay(match, lost, [miss, hit, miss, miss]);
    expect(end).toBeUndefined();
    const again = { verse: second.text, reference: fourth.reference };
    const other = { ...again, reference: round.pairs[2]?.reference ?? "" };
    const [third] = replay(match, lost, [miss, hit, other, again]).slice(-1);
    expect(third?.result).toMatchObject({
      isCorrect: false,
      endsRound: true,
    });
    expect(third?.result.solution).toEqual(round.pairs.slice(1));
  });
});

describe("Unscramble and Memory", () => {
  it("allow unlimited tries in practice", () => {
    const round = unscrambleVerse.createPracticeRound(options);
    const wrong = splitWords(round.verses[0]?.text ?? "").reverse();
    const right = round.verses.map(({ text }) => splitWords(text));
    const tries = [...Array.from({ length: 9 }, () => wrong), ...right];
    const turns = replay(unscramble, round, tries);
    expect(turns).toHaveLength(12);
    expect(turns.at(-1)?.result.endsRound).toBe(true);
    expect(calculateScore(turns)).toBe(3);
  });

  it("reveal the daily verse after three tries", () => {
    const { replay: play } = unscrambleVerse.createPuzzle(20_779);
    const words = unscrambleVerse.createPuzzle(20_779).round.verses[0]?.words;
    const turns = play([words, words, words, words]);
    expect(turns.map(({ result }) => result.endsRound)).toEqual([
      false,
      false,
      true,
    ]);
    expect(turns.map(({ result }) => result.text !== null)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("accept a verse typed almost correctly", () => {
    const round = memoryVerse.createPracticeRound(options);
    const typed = round.verses.map(({ text }) => text.toUpperCase().slice(3));
    const turns = replay(memory, round, ["Something else", ...typed]);
    expect(turns.map(({ result }) => result.isCorrect)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(calculateScore(turns)).toBe(3);
    expect(memoryVerse.createPuzzle(20_779).round.verses).toHaveLength(1);
  });
});

it.each(games.map(({ id }) => id))(
  "%s doesn't crash on invalid answers",
  (id) => {
    const puzzle = allGames[id].createPuzzle(20_779);
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 3 }), (answers) => {
        expect(puzzle.replay(answers).length).toBeLessThanOrEqual(
          answers.length,
        );
      }),
      { numRuns: 300 },
    );
  },
);

it("shares squares and the score without the answers", () => {
  const result = (isCorrect: boolean) => ({ isCorrect, endsRound: false });
  expect(
    buildShareText(
      "Bible Trivia",
      "2026-11-22",
      [result(true), result(false)],
      2,
    ),
  ).toBe("Bible Trivia, 22 November 2026\n🟩🟥\n1 of 2 right.");
});
