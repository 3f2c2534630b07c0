import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import otherNames from "../../../data/bible/book-names.json";
import bookRows from "../../../data/bible/books.json";
import { books, findBook, guessBook } from "./canon";
import { parseReference, parseReferenceLoosely } from "./parse-reference";
import { formatReference } from "./reference";

type Counts = Record<string, Record<string, number[]>>;
const counts = JSON.parse(
  readFileSync("data/bible/verse-counts.json", "utf8"),
) as Counts;

describe("the canon", () => {
  it("equals data/bible/books.json", () => {
    expect(books).toEqual(bookRows);
  });

  it("finds a book by name, id and abbreviation, ignoring case and dots", () => {
    for (const book of books) {
      for (const name of [book.name, book.id, book.osis, book.slug]) {
        expect(findBook(name.toUpperCase())).toBe(book);
      }
    }
    expect(findBook("1 Cor.")?.id).toBe("1CO");
    expect(findBook("constructor")).toBeUndefined();
    expect(findBook("")).toBeUndefined();
  });

  it("has no ambiguous abbreviations", () => {
    expect(findBook("Phil")?.id).toBe("PHP");
    expect(findBook("Phm")?.id).toBe("PHM");
    expect(findBook("Jud")?.id).toBe("JUD");
    expect(findBook("Judg")?.id).toBe("JDG");
  });

  it("guesses a book from an unambiguous prefix", () => {
    expect(guessBook("Philem")?.id).toBe("PHM");
    expect(guessBook("Deuter")?.id).toBe("DEU");
    expect(guessBook("Jo")).toBeUndefined();
    expect(guessBook("Joh")?.id).toBe("JHN");
  });

  it("finds a book by its Spanish name, with or without accents", () => {
    for (const [name, id] of [
      ["Génesis", "GEN"],
      ["exodo", "EXO"],
      ["1 Co", "1CO"],
      ["Cantar de los Cantares", "SNG"],
      ["Juan", "JHN"],
    ] as const) {
      expect(findBook(name)?.id).toBe(id);
    }
  });

  it("has no name of two books", () => {
    const names = [
      ...books.flatMap(({ id, name, osis }) =>
        [name, id, osis].map((key) => [key, id] as const),
      ),
      ...Object.values(otherNames).flatMap((byId) =>
        Object.entries(byId).flatMap(([id, all]) =>
          all.map((key) => [key, id] as const),
        ),
      ),
    ];
    for (const [name, id] of names) expect(findBook(name)?.id, name).toBe(id);
  });
});

describe("parseReference", () => {
  const parse = (typed: string) => {
    const found = parseReference(typed);
    return found && { ...found, book: found.book.id };
  };

  it.each([
    ["Jn 3.16", { book: "JHN", chapter: 3, verse: 16 }],
    ["1 Cor 13", { book: "1CO", chapter: 13 }],
    ["John 3:16-18", { book: "JHN", chapter: 3, verse: 16, lastVerse: 18 }],
    ["John 3:16–18", { book: "JHN", chapter: 3, verse: 16, lastVerse: 18 }],
    ["john 3 : 16 — 18", { book: "JHN", chapter: 3, verse: 16, lastVerse: 18 }],
    ["Psalm 23", { book: "PSA", chapter: 23 }],
    ["ps23", { book: "PSA", chapter: 23 }],
    ["Ps. 119:105", { book: "PSA", chapter: 119, verse: 105 }],
    ["Song of Songs 2", { book: "SNG", chapter: 2 }],
    ["Song of Solomon 2:4", { book: "SNG", chapter: 2, verse: 4 }],
    ["I John 4", { book: "1JN", chapter: 4 }],
    ["II Tim 3:16", { book: "2TI", chapter: 3, verse: 16 }],
    ["First Corinthians 13:4", { book: "1CO", chapter: 13, verse: 4 }],
    ["1jn4.8", { book: "1JN", chapter: 4, verse: 8 }],
    ["3 John 1:4", { book: "3JN", chapter: 1, verse: 4 }],
    ["Jude 5", { book: "JUD", chapter: 1, verse: 5 }],
    ["Jude 1", { book: "JUD", chapter: 1 }],
    ["Jude 5-7", { book: "JUD", chapter: 1, verse: 5, lastVerse: 7 }],
    ["Jude", { book: "JUD", chapter: 1 }],
    ["obadiah", { book: "OBA", chapter: 1 }],
    ["Philem.", { book: "PHM", chapter: 1 }],
    ["2 John", { book: "2JN", chapter: 1 }],
    ["III John", { book: "3JN", chapter: 1 }],
    ["3 John WEB", { book: "3JN", chapter: 1 }],
    ["  GEN   1:1 ", { book: "GEN", chapter: 1, verse: 1 }],
    ["Gen 1,3", { book: "GEN", chapter: 1, verse: 3 }],
    ["John 3-4", { book: "JHN", chapter: 3 }],
    ["John 3:16-4:2", { book: "JHN", chapter: 3, verse: 16, lastVerse: 176 }],
    ["John 3:16,18", { book: "JHN", chapter: 3, verse: 16 }],
    ["John 3:16 WEB", { book: "JHN", chapter: 3, verse: 16 }],
    ["John 3 (kjv)", { book: "JHN", chapter: 3 }],
    ["Isa 40:31", { book: "ISA", chapter: 40, verse: 31 }],
    ["John 3：16", { book: "JHN", chapter: 3, verse: 16 }],
  ])("parses %s", (typed, expected) => {
    expect(parse(typed)).toEqual(expected);
  });

  it.each([
    "",
    "love",
    "love 3",
    "John",
    "“Jude”",
    "spider web",
    "John 22",
    "John 0",
    "John 3:0",
    "4 John 1",
    "16",
    "3:16",
    "Philemon 2:3",
    "john 3:16 and 17 are my favourites",
    `John ${"3".repeat(1000)}`,
    "<script>1",
  ])("rejects %j", (typed) => {
    expect(parseReference(typed)).toBeNull();
  });

  it("accepts chapters that don't exist only with parseReferenceLoosely", () => {
    for (const [typed, chapter] of [
      ["Psalm 151", 151],
      ["john 99", 99],
      ["Philemon 2:3", 2],
      ["John 0", 0],
    ] as const) {
      expect(parseReference(typed)).toBeNull();
      expect(parseReferenceLoosely(typed)?.chapter).toBe(chapter);
    }
    expect(parseReferenceLoosely("love 99")).toBeNull();
  });

  it("parses every chapter and verse that formatReference returns", () => {
    for (const book of books) {
      for (let chapter = 1; chapter <= book.chapters; chapter += 1) {
        expect(parseReference(formatReference({ book, chapter }))).toEqual({
          book,
          chapter,
        });
      }
    }
    const verses = books.flatMap((book) =>
      (counts["kjv"]?.[book.id] ?? []).flatMap((last, chapter) =>
        Array.from({ length: last }, (_, i) => ({
          book,
          chapter: chapter + 1,
          verse: i + 1,
        })),
      ),
    );
    expect(verses).toHaveLength(31_102);
    for (const reference of verses) {
      expect(parseReference(formatReference(reference))).toEqual(reference);
    }
  });

  it("parses ranges with the name, id or OSIS abbreviation", () => {
    const range = fc.record({
      book: fc.constantFrom(...books),
      chapter: fc.nat(),
      verse: fc.integer({ min: 1, max: 175 }),
      more: fc.integer({ min: 1, max: 20 }),
      as: fc.constantFrom("name" as const, "id" as const, "osis" as const),
    });
    fc.assert(
      fc.property(range, ({ book, chapter, verse, more, as }) => {
        const reference = {
          book,
          chapter: 1 + (chapter % book.chapters),
          verse,
          lastVerse: Math.min(verse + more, 176),
        };
        const written = formatReference({
          ...reference,
          book: { name: book[as] },
        });
        expect(parseReference(written)).toEqual(reference);
      }),
    );
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (typed) => {
        expect(() => parseReference(typed)).not.toThrow();
      }),
    );
  });
});
