import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { parseReference } from "~/features/bible/parse-reference";
import questions from "../../../data/games/bible-trivia.json" with { type: "json" };
import journeys from "../../../data/games/faith-journey.json" with { type: "json" };
import memoryVerses from "../../../data/games/memory.json" with { type: "json" };
import pairs from "../../../data/games/scripture-match.json" with { type: "json" };
import unscrambleVerses from "../../../data/games/unscramble.json" with { type: "json" };
import wordLists from "../../../data/games/word-search.json" with { type: "json" };
import { levels } from "./level";

const stories = [...journeys.short, ...journeys.long];

const text = z.string().check(z.minLength(1));
const verse = z.strictObject({ reference: text, text });
const question = z.strictObject({
  id: text,
  question: text,
  options: z.tuple([text, text, text, text]),
  correct: z.int().check(z.minimum(0), z.maximum(3)),
  reference: text,
  explanation: text,
});
const story = z.strictObject({
  id: text,
  title: text,
  description: text,
  version: z.int(),
  scenes: z.array(
    z.strictObject({
      id: text,
      text,
      question: text,
      choices: z.array(
        z.strictObject({
          id: text,
          text,
          outcome: text,
          next: z.nullable(text),
        }),
      ),
      correct: z.int(),
      reference: text,
    }),
  ),
});
const wordList = z.strictObject({
  title: text,
  reference: text,
  words: z.array(text),
});
const byLevel = <T extends z.ZodMiniType>(item: T) => {
  const items = z.array(item);
  return z.strictObject({ easy: items, medium: items, hard: items });
};

it.each([
  ["bible-trivia.json", questions, byLevel(question)],
  [
    "faith-journey.json",
    journeys,
    z.strictObject({ short: z.array(story), long: z.array(story) }),
  ],
  ["memory.json", memoryVerses, z.array(verse)],
  ["scripture-match.json", pairs, z.array(verse)],
  ["unscramble.json", unscrambleVerses, z.array(verse)],
  ["word-search.json", wordLists, byLevel(wordList)],
] as const)("%s has the expected fields and no others", (_, data, schema) => {
  expect(z.safeParse(schema, data).error).toBeUndefined();
});

interface Line {
  book: string;
  chapter: number;
  verse: number;
  text: string;
}

const kjv = new Map(
  gunzipSync(readFileSync("data/bible/kjv.rich.jsonl.gz"))
    .toString()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line)
    .map(({ book, chapter, verse, text }) => [
      `${book} ${chapter}:${verse}`,
      text,
    ]),
);

function textAt(reference: string): string | undefined {
  const parsed = parseReference(reference);
  return kjv.get(`${parsed?.book.id} ${parsed?.chapter}:${parsed?.verse}`);
}

const quoted = { pairs, unscrambleVerses, memoryVerses };

it.each([
  ["pairs", 50, 8, 35],
  ["unscrambleVerses", 40, 5, 14],
  ["memoryVerses", 40, 8, 30],
] as const)(
  "%s has %i verses, each quoted exactly",
  (name, count, minWords, maxWords) => {
    const verses = quoted[name];
    expect(new Set(verses.map(({ reference }) => reference)).size).toBe(count);
    for (const { reference, text } of verses) {
      expect([reference, textAt(reference)]).toEqual([
        reference,
        expect.stringContaining(text),
      ]);
      const words = text.split(" ").length;
      expect([text, words >= minWords && words <= maxWords]).toEqual([
        text,
        true,
      ]);
    }
  },
);

it("no two verses to match start with the same 40 characters", () => {
  const beginnings = pairs.map(({ text }) => text.slice(0, 40));
  expect(new Set(beginnings).size).toBe(pairs.length);
});

describe("trivia", () => {
  const all = Object.values(questions).flat();

  it("has 150 different questions, 50 per level", () => {
    for (const level of levels) expect(questions[level]).toHaveLength(50);
    expect(new Set(all.map(({ id }) => id)).size).toBe(150);
    expect(new Set(all.map(({ question }) => question)).size).toBe(150);
  });

  it("has four different options, an explanation and a reference for each question", () => {
    for (const { id, options, explanation, reference } of all) {
      expect([id, new Set(options).size]).toEqual([id, 4]);
      expect(explanation).toMatch(/[.!?]$/);
      expect([id, parseReference(reference)]).not.toEqual([id, null]);
    }
  });

  it("puts the correct option in each position at least 10 times per level", () => {
    for (const level of levels) {
      for (const index of [0, 1, 2, 3]) {
        const matching = questions[level].filter(
          ({ correct }) => correct === index,
        );
        expect(matching.length).toBeGreaterThanOrEqual(10);
      }
    }
  });
});

describe("stories", () => {
  it("has 15 stories, at least three of them with several scenes", () => {
    expect(stories).toHaveLength(15);
    expect(new Set(stories.map(({ id }) => id)).size).toBe(15);
    const long = stories.filter(({ scenes }) => scenes.length > 1);
    expect(long.length).toBeGreaterThanOrEqual(3);
  });

  it.each(stories.map((story) => [story.title, story] as const))(
    "%s has no dead end, no cycle and no unreachable scene",
    (_, { scenes }) => {
      const byId = new Map(scenes.map((scene) => [scene.id, scene]));
      expect(byId.size).toBe(scenes.length);
      const reached = new Set<string>();
      const walk = (id: string, path: string[]) => {
        expect(path).not.toContain(id);
        reached.add(id);
        const scene = byId.get(id);
        if (!scene) throw new Error(`There is no scene ${id}.`);
        expect(scene.choices[scene.correct]).toBeDefined();
        expect(parseReference(scene.reference)).not.toBeNull();
        const ids = scene.choices.map((choice) => choice.id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { next } of scene.choices) {
          if (next !== null) walk(next, [...path, id]);
        }
      };
      walk(scenes[0]?.id ?? "", []);
      expect([...reached].sort()).toEqual([...byId.keys()].sort());
    },
  );
});

describe("word lists", () => {
  const sizes = { easy: 8, medium: 10, hard: 12 };

  it.each(levels)(
    "has 20 %s lists, each with a valid reference and words that fit the grid",
    (level) => {
      const lists = wordLists[level];
      expect(new Set(lists.map(({ title }) => title)).size).toBe(20);
      for (const { reference, words } of lists) {
        expect([reference, parseReference(reference)]).not.toEqual([
          reference,
          null,
        ]);
        expect(new Set(words).size).toBe(words.length);
        for (const word of words) {
          expect(word).toMatch(/^[A-Z]{3,}$/);
          expect(word.length).toBeLessThan(sizes[level]);
          const reversed = Array.from(word).reverse().join("");
          const overlapping = words.filter(
            (other) =>
              other !== word &&
              (other.includes(word) || other.includes(reversed)),
          );
          expect([word, overlapping]).toEqual([word, []]);
          expect(reversed).not.toBe(word);
        }
      }
    },
  );
});
