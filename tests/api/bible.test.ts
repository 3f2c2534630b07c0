import { citedBook } from "~/features/bible/cited-book";
import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { books } from "~/features/bible/canon";
import { verseTexts, type Chapter } from "~/features/bible/chapter";
import type { ChapterReferences } from "~/features/bible/cross-references/cross-reference";
import { versions } from "~/features/bible/versions";
import type { VersesResponse } from "~/features/bible/bible-api";
import { scriptureHash } from "../../scripts/bible/build.mjs";
import { ApiClient } from "../helpers/api-client";
import { newPerson } from "../helpers/seeds";

const client = new ApiClient();

const getJson = async <Value>(path: string) => {
  const response = await client.get(path);
  return { response, value: await response.json<Value>() };
};

const getPassage = async (book: string, chapter: number, version: string) => {
  const query = new URLSearchParams({ book, chapter: `${chapter}`, version });
  const { response, value } = await getJson<VersesResponse>(
    `/api/bible/verses?${query}`,
  );
  expect(response.status).toBe(200);
  return value;
};

describe("GET /api/bible/books", () => {
  it("lists the 66 books with their chapters", async () => {
    const { response, value } =
      await getJson<{ name: string; chapters: number }[]>("/api/bible/books");
    expect(response.headers.get("cache-control")).toContain("max-age");
    expect(value.map(({ name }) => name)).toEqual(books.map((b) => b.name));
    expect(value.reduce((sum, { chapters }) => sum + chapters, 0)).toBe(1189);
  });
});

describe("GET /api/bible/verses", () => {
  type Counts = Record<string, Record<string, number[]>>;
  const counts = JSON.parse(
    readFileSync("data/bible/verse-counts.json", "utf8"),
  ) as Counts;

  // Every verse of every chapter is compared with its source in chapter.test.ts.
  it.each(versions)(
    "returns the right verses for the first and last chapter of each book of the $id",
    async ({ id, slug, name }) => {
      for (const book of books) {
        for (const number of new Set([1, book.chapters])) {
          const chapter = await getPassage(book.name, number, id);
          const last = counts[slug]?.[book.id]?.[number - 1] ?? 0;
          expect(chapter.reference).toBe(`${citedBook(book.name)} ${number}`);
          expect(chapter.translation_name).toBe(name);
          expect(chapter.verses.map(({ verse }) => verse)).toEqual(
            Array.from({ length: last }, (_, v) => v + 1),
          );
          expect(chapter.text).not.toMatch(/[<>&¶\p{Cc}]| {2}|^ | $/u);
        }
      }
    },
  );

  it("returns the text of every version", async () => {
    const verse = async (version: string, n: number) =>
      (await getPassage("John", 3, version)).verses[n - 1]?.text;
    expect(await verse("KJV", 16)).toBe(
      "For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.",
    );
    expect(await verse("WEB", 16)).toContain("his only born Son");
    expect(await verse("RV1909", 16)).toBe(
      "Porque de tal manera amó Dios al mundo, que ha dado á su Hijo unigénito, para que todo aquel que en él cree, no se pierda, mas tenga vida eterna.",
    );
  });

  it("returns empty verses where the WEB has only a footnote", async () => {
    for (const [book, chapter, verse] of [
      ["Luke", 17, 36],
      ["Acts", 8, 37],
      ["Acts", 15, 34],
      ["Acts", 24, 7],
      ["Romans", 16, 25],
    ] as const) {
      const { verses } = await getPassage(book, chapter, "WEB");
      expect(verses.find((each) => each.verse === verse)?.text).toBe("");
    }
  });

  it("accepts other names of a book, and uses the KJV by default", async () => {
    const { value } = await getJson<VersesResponse>(
      "/api/bible/verses?book=1%20Cor.&chapter=13",
    );
    expect(value.reference).toBe("1 Corinthians 13");
    expect(value.translation_id).toBe("KJV");
  });

  it("returns no verses past the end of a book", async () => {
    expect(await getPassage("Jude", 50, "KJV")).toMatchObject({ verses: [] });
  });

  it.each([
    ["book=Enoch&chapter=1", "book"],
    ["chapter=1", "book"],
    ["book=John", "chapter"],
    ["book=John&chapter=0", "chapter"],
    ["book=John&chapter=../1", "chapter"],
    ["book=John&chapter=3&version=NIV", "version"],
  ])("returns 422 for ?%s and names the field", async (query, path) => {
    const { response, value } = await getJson<{ issues: { path: string }[] }>(
      `/api/bible/verses?${query}`,
    );
    expect(response.status).toBe(422);
    expect(value.issues.map((issue) => issue.path)).toEqual([path]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});

describe("Scripture as files", () => {
  it("is cached as immutable, and returns 404 for a missing chapter", async () => {
    const folder = `/scripture/${await scriptureHash()}/kjv/john`;
    const chapter = await client.get(`${folder}/3.json`);
    expect(chapter.headers.get("cache-control")).toContain("immutable");
    expect(verseTexts(await chapter.json<Chapter>())).toHaveLength(36);
    const missing = await client.get(`${folder}/99.json`);
    expect(missing.status).toBe(404);
  });

  it("has the cross references of a chapter beside it", async () => {
    const folder = `/scripture/${await scriptureHash()}/cross-references`;
    const file = await client.get(`${folder}/song-of-solomon/8.json`);
    expect(file.headers.get("cache-control")).toContain("immutable");
    const verses = await file.json<ChapterReferences>();
    expect(Object.keys(verses)).toHaveLength(14);
  });
});

describe("the reader", () => {
  it.each([
    ["with=RV1909", ["KJV", "RV1909"]],
    ["with=KJV", ["KJV"]],
    ["with=NIV", ["KJV"]],
  ])("renders the versions of ?%s", async (query, shown) => {
    const { client: member } = await newPerson();
    const path = `/bible?book=John&chapter=3&version=KJV&${query}`;
    const { document } = new JSDOM(await (await member.get(path)).text())
      .window;
    const ids = [
      ...document.querySelectorAll<HTMLElement>("[data-version]"),
    ].map(({ dataset, lang }) => `${dataset["version"]} ${lang}`);
    expect([...new Set(ids)]).toEqual(
      shown.map((id) => `${id} ${id === "KJV" ? "en" : "es"}`),
    );
  });
});
