import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { parseReference } from "~/features/bible/reference";
import { questions } from "./bible-trivia/trivia.server";
import { stories } from "./faith-journey/journey.server";
import { levels } from "./level";
import { verses as memoryVerses } from "./memory/content/verses";
import { pairs } from "./scripture-match/content/pairs";
import { verses as unscrambleVerses } from "./unscramble/content/verses";
import { wordLists } from "./word-search/search.server";

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

/** What the King James Version says at a verse. */
function textAt(reference: string): string | undefined {
  const place = parseReference(reference);
  return kjv.get(`${place?.book.id} ${place?.chapter}:${place?.verse}`);
}

const quoted = { pairs, unscrambleVerses, memoryVerses };

it.each([
  ["pairs", 50, 8, 35],
  ["unscrambleVerses", 40, 5, 14],
  ["memoryVerses", 40, 8, 30],
] as const)(
  "%s are %i, each as our Bible has it",
  (name, count, fewest, most) => {
    const verses = quoted[name];
    expect(new Set(verses.map(({ reference }) => reference)).size).toBe(count);
    for (const { reference, text } of verses) {
      expect([reference, textAt(reference)]).toEqual([
        reference,
        expect.stringContaining(text),
      ]);
      const words = text.split(" ").length;
      expect([text, words >= fewest && words <= most]).toEqual([text, true]);
    }
  },
);

it("no two verses to match begin alike", () => {
  const beginnings = pairs.map(({ text }) => text.slice(0, 40));
  expect(new Set(beginnings).size).toBe(pairs.length);
});

describe("trivia", () => {
  const all = Object.values(questions).flat();

  it("has 150 questions, 50 a level, none twice", () => {
    for (const level of levels) expect(questions[level]).toHaveLength(50);
    expect(new Set(all.map(({ id }) => id)).size).toBe(150);
    expect(new Set(all.map(({ question }) => question)).size).toBe(150);
  });

  it("has four different options each, a sentence, and a place in the Bible", () => {
    for (const { id, options, explanation, reference } of all) {
      expect([id, new Set(options).size]).toEqual([id, 4]);
      expect(explanation).toMatch(/[.!?]$/);
      expect([id, parseReference(reference)]).not.toEqual([id, null]);
    }
  });

  it("gives no place away", () => {
    for (const level of levels) {
      for (const place of [0, 1, 2, 3]) {
        const there = questions[level].filter(
          ({ correct }) => correct === place,
        );
        expect(there.length).toBeGreaterThanOrEqual(10);
      }
    }
  });
});

describe("stories", () => {
  it("are 15, three of them long", () => {
    expect(stories).toHaveLength(15);
    expect(new Set(stories.map(({ id }) => id)).size).toBe(15);
    const long = stories.filter(({ scenes }) => scenes.length > 1);
    expect(long.length).toBeGreaterThanOrEqual(3);
  });

  it.each(stories.map((story) => [story.title, story] as const))(
    "%s has no dead end, no circle, and no scene that nobody reaches",
    (_, { scenes }) => {
      const byId = new Map(scenes.map((scene) => [scene.id, scene]));
      expect(byId.size).toBe(scenes.length);
      const reached = new Set<string>();
      const walk = (id: string, way: string[]) => {
        expect(way).not.toContain(id);
        reached.add(id);
        const scene = byId.get(id);
        if (!scene) throw new Error(`There is no scene ${id}.`);
        expect(scene.choices[scene.correct]).toBeDefined();
        expect(parseReference(scene.reference)).not.toBeNull();
        const ids = scene.choices.map((choice) => choice.id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { next } of scene.choices) {
          if (next !== null) walk(next, [...way, id]);
        }
      };
      walk(scenes[0]?.id ?? "", []);
      expect([...reached].sort()).toEqual([...byId.keys()].sort());
    },
  );
});

describe("lists of words", () => {
  const sizes = { easy: 8, medium: 10, hard: 12 };

  it.each(levels)(
    "are 20 that are %s, each with a place of its own",
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
          const back = Array.from(word).reverse().join("");
          const inside = words.filter(
            (other) =>
              other !== word && (other.includes(word) || other.includes(back)),
          );
          expect([word, inside]).toEqual([word, []]);
          expect(back).not.toBe(word);
        }
      }
    },
  );
});
