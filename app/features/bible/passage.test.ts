import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { books, findBook } from "./canon";
import {
  lineSpacings,
  parsePassageCookie,
  parseSettingsCookie,
  serializePassageCookie,
  serializeSettingsCookie,
  textSizes,
} from "./reader-cookies";
import { versesBetween } from "~/shared/verse-list";
import {
  toggleVerse,
  addVerseRange,
  defaultPassage,
  readerHref,
  parsePassage,
  type Passage,
} from "./passage";
import { defaultVersion, findVersion, versions } from "./versions";
import type { PassageRequest } from "./references/passage-list";
import { parseReaderRequest } from "./reader-request";

const kjv = defaultVersion;
const web = findVersion("WEB") ?? kjv;
const john = findBook("John") ?? null;
const john3: Passage = { version: web, book: john, chapter: 3, verses: null };

const passages = fc
  .record({
    version: fc.constantFrom(...versions),
    book: fc.constantFrom(...books),
    chapter: fc.nat(),
    verse: fc.option(
      fc.tuple(fc.integer({ min: 1, max: 170 }), fc.nat({ max: 6 })),
    ),
    parallel: fc.constantFrom(undefined, ...versions),
  })
  .map(({ version, book, chapter, verse, parallel }): Passage => ({
    version,
    parallel: parallel === version ? undefined : parallel,
    book,
    chapter: 1 + (chapter % book.chapters),
    verses: verse && versesBetween(verse[0], verse[0] + verse[1]),
  }));

const search = (href: string) => new URL(href, "http://localhost").searchParams;

const toCookieHeader = (...cookies: (string | null)[]) =>
  cookies.map((cookie) => cookie?.split(";")[0]).join("; ");

describe("the reader URL", () => {
  it("is parsed into the same passage", () => {
    fc.assert(
      fc.property(passages, (passage) => {
        expect(parsePassage(search(readerHref(passage)))).toEqual(passage);
      }),
    );
  });

  it("has the documented format", () => {
    expect(readerHref({ ...john3, verses: [16] })).toBe(
      "/bible?book=John&chapter=3&verse=16&version=WEB#v16",
    );
    const verses = readerHref({ ...john3, verses: [16, 18, 19, 20] });
    expect(search(verses).get("verse")).toBe("16,18-20");
    expect(readerHref(john3)).toBe("/bible?book=John&chapter=3&version=WEB");
    expect(readerHref({ ...john3, parallel: kjv })).toBe(
      "/bible?book=John&chapter=3&version=WEB&with=KJV",
    );
  });

  it.each([
    ["book=1+cor&chapter=13", { book: findBook("1CO"), chapter: 13 }],
    ["book=John", { book: john, chapter: 1 }],
    ["book=Enoch&chapter=1", { book: null, chapter: 1 }],
    ["book=", { book: null, chapter: 1 }],
    ["chapter=3", { book: findBook("Genesis"), chapter: 3 }],
    ["book=John&chapter=99", { book: john, chapter: 99 }],
    ["book=John&chapter=1e9", { book: john, chapter: 1_000_000_000 }],
    ["book=John&chapter=1e99", { book: john, chapter: 1 }],
    ["book=John&chapter=0", { book: john, chapter: 1 }],
    ["book=John&chapter=-1", { book: john, chapter: 1 }],
    ["book=John&chapter=1.5", { book: john, chapter: 1 }],
    [
      "book=John&chapter=x&version=NIV",
      { book: john, chapter: 1, version: kjv },
    ],
    ["book=John&verse=x", { verses: null }],
    ["book=John&verse=5-3", { verses: [3, 4, 5] }],
    ["version=web", { ...defaultPassage, version: web }],
    ["book=John&version=WEB&with=kjv", { version: web, parallel: kjv }],
  ])("parses ?%s", (query, expected) => {
    expect(parsePassage(new URLSearchParams(query))).toMatchObject(expected);
  });

  it.each(["KJV", "NIV", ""])("ignores %j as the second version", (id) => {
    const query = new URLSearchParams({ book: "John", with: id });
    expect(parsePassage(query)).not.toHaveProperty("parallel");
  });
});

describe("the cookies", () => {
  it("store the passage without its verses", () => {
    fc.assert(
      fc.property(passages, (passage) => {
        const cookies = toCookieHeader(
          "theme=dark",
          serializePassageCookie(passage),
          "a=b",
        );
        expect(parsePassageCookie(cookies)).toEqual({
          ...passage,
          verses: null,
        });
      }),
    );
  });

  it("store the settings", () => {
    const settings = fc.record({
      textSize: fc.constantFrom(...textSizes),
      lineSpacing: fc.constantFrom(...lineSpacings),
      redLetters: fc.boolean(),
      verseLines: fc.boolean(),
      copyNumbers: fc.boolean(),
      copyLink: fc.boolean(),
    });
    fc.assert(
      fc.property(settings, (each) => {
        const cookies = toCookieHeader(serializeSettingsCookie(each));
        expect(parseSettingsCookie(cookies)).toEqual(each);
      }),
    );
    expect(parseSettingsCookie("bible-settings=large.plain")).toMatchObject({
      textSize: "large",
      lineSpacing: "normal",
      redLetters: false,
    });
  });

  it.each([
    null,
    "",
    "bible-passage=",
    "bible-passage=NIV.JHN.3; bible-settings=huge",
    "bible-passage=KJV.XYZ.3",
    "bible-passage=KJV.JHN.22",
    "bible-passage=KJV.JHN.x",
    "bible-passage=KJV",
  ])("are ignored if they are %j", (cookies) => {
    expect(parsePassageCookie(cookies)).toBeNull();
    expect(parseSettingsCookie(cookies)).toEqual({
      textSize: "medium",
      lineSpacing: "normal",
      redLetters: true,
      verseLines: false,
      copyNumbers: false,
      copyLink: false,
    });
  });

  it("don't store a missing book", () => {
    expect(serializePassageCookie({ ...john3, book: null })).toBeNull();
  });

  it("don't store a chapter that doesn't exist", () => {
    expect(serializePassageCookie({ ...john3, chapter: 22 })).toBeNull();
  });
});

describe("parseReaderRequest", () => {
  const parse = (query: string, cookies: string | null = null) =>
    parseReaderRequest(new URLSearchParams(query), cookies);
  const here = toCookieHeader(serializePassageCookie(john3));

  it("defaults to Genesis 1 in the KJV, then to the last passage", () => {
    expect(parse("")).toEqual({ passage: defaultPassage });
    expect(parse("", here)).toEqual({
      redirectTo: `${readerHref(john3)}#last`,
    });
    expect(parse("version=KJV", here)).toEqual({
      redirectTo: `${readerHref({ ...john3, version: kjv })}#last`,
    });
  });

  it("uses the requested passage in the last version", () => {
    expect(parse("book=Ruth&chapter=2", here)).toEqual({
      passage: { ...john3, book: findBook("Ruth"), chapter: 2 },
    });
  });

  it("redirects typed references to their passage", () => {
    expect(parse("q=Jn+3.16")).toEqual({
      redirectTo: "/bible?book=John&chapter=3&verse=16&version=KJV#v16",
    });
    expect(parse("q=1+Cor+13&version=WEB")).toEqual({
      redirectTo: "/bible?book=1+Corinthians&chapter=13&version=WEB",
    });
    expect(parse("q=John+3+WEB&version=KJV")).toEqual({
      redirectTo: readerHref(john3),
    });
  });

  it("redirects books with one chapter, and chapters that don't exist, so that the page can explain", () => {
    expect(parse("q=3+John")).toEqual({
      redirectTo: "/bible?book=3+John&chapter=1&version=KJV&typed=3+John",
    });
    expect(parse("q=Psalm+151")).toEqual({
      redirectTo: "/bible?book=Psalms&chapter=151&version=KJV",
    });
  });

  it("explains a version that isn't installed, and a book's name, by what was typed", () => {
    expect(parse("q=John+3:16+NIV&version=WEB")).toEqual({
      redirectTo:
        "/bible?book=John&chapter=3&verse=16&version=WEB&typed=John+3%3A16+NIV#v16",
    });
    expect(parse("q=1+John+NIV&version=KJV")).toEqual({
      redirectTo: "/bible?book=1+John&chapter=1&version=KJV&typed=1+John+NIV",
    });
    expect(parse("q=mark&version=KJV")).toEqual({
      redirectTo: "/bible?book=Mark&chapter=1&version=KJV&typed=mark",
    });
  });

  it("opens two versions that were typed in parallel", () => {
    expect(parse("q=John+3+WEB/KJV")).toEqual({
      redirectTo: "/bible?book=John&chapter=3&version=WEB&with=KJV",
    });
  });

  it("lists several chapters instead of opening one", () => {
    const { list } = parse("q=Gen+1:1;+John+1:1+WEB") as {
      list: PassageRequest;
    };
    expect(list).toMatchObject({
      typed: "Gen 1:1; John 1:1 WEB",
      version: web,
    });
    expect(list.references.passages).toHaveLength(2);
    for (const q of ["John+3:0", "John+0", "Jn+3:16+ESV;+Rom+8:28"]) {
      expect(parse(`q=${q}`)).toHaveProperty("list");
    }
    expect(parse("q=John+3:16,18")).toMatchObject({
      redirectTo: "/bible?book=John&chapter=3&verse=16%2C18&version=KJV#v16",
    });
  });

  it("removes characters that HTML can't contain", () => {
    expect(parse("q=%00")).toEqual({ passage: defaultPassage });
    expect(parse("q=lo%00ve%07+%0D%C2%85")).toMatchObject({
      search: { q: "love" },
    });
    expect(parse("book=Jo%00hn&chapter=%003&version=W%00EB")).toEqual({
      passage: john3,
    });
  });

  it("searches for other text", () => {
    expect(
      parse("q=+love+&page=2&within=NT&order=bible&book=John", here),
    ).toEqual({
      search: {
        ...{ q: "love", version: web },
        ...{ page: 2, within: "NT", order: "bible" },
      },
    });
    expect(parse("q=love&within=Enoch&order=x", here)).toMatchObject({
      search: { page: 1, within: "", order: "relevance" },
    });
    expect(parse("q=++", here)).toEqual({
      redirectTo: `${readerHref(john3)}#last`,
    });
  });
});

describe("selecting a verse", () => {
  it.each([
    [null, [16]],
    [[3], [3, 16]],
    [
      [15, 16, 17],
      [15, 17],
    ],
    [[16], null],
  ])("in %j results in %j", (verses, then) => {
    expect(toggleVerse({ ...john3, verses }, 16).verses).toEqual(then);
  });

  it("adds a range in either direction", () => {
    const passage: Passage = { ...john3, verses: [3, 16] };
    expect(addVerseRange(passage, 16, 18).verses).toEqual([3, 16, 17, 18]);
    expect(addVerseRange(passage, 5, 3).verses).toEqual([3, 4, 5, 16]);
  });
});
