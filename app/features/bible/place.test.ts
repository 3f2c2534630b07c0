import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { books, findBook } from "./canon";
import {
  defaultSettings,
  recallPlace,
  recallSettings,
  rememberPlace,
  rememberSettings,
  textSizes,
} from "./memory";
import { versesBetween } from "~/shared/verse-list";
import {
  chosen,
  chosenThrough,
  firstPlace,
  placeHref,
  readPlace,
} from "./place";
import type { Place } from "./place";
import { versions } from "./versions";
import { whatIsWanted } from "./wanted";

const [kjv, web] = versions;
const john = findBook("John") ?? null;
const john3: Place = { version: web, book: john, chapter: 3, verses: null };

const places = fc
  .record({
    version: fc.constantFrom(...versions),
    book: fc.constantFrom(...books),
    chapter: fc.nat(),
    verse: fc.option(
      fc.tuple(fc.integer({ min: 1, max: 170 }), fc.nat({ max: 6 })),
    ),
  })
  .map(({ version, book, chapter, verse }): Place => ({
    version,
    book,
    chapter: 1 + (chapter % book.chapters),
    verses: verse && versesBetween(verse[0], verse[0] + verse[1]),
  }));

const search = (href: string) => new URL(href, "http://localhost").searchParams;

/** What a browser sends back of what was set. */
const sent = (...cookies: (string | null)[]) =>
  cookies.map((cookie) => cookie?.split(";")[0]).join("; ");

describe("an address", () => {
  it("leads to the place it was made of", () => {
    fc.assert(
      fc.property(places, (place) => {
        expect(readPlace(search(placeHref(place)))).toEqual(place);
      }),
    );
  });

  it("is the one that is promised", () => {
    expect(placeHref({ ...john3, verses: [16] })).toBe(
      "/bible?book=John&chapter=3&verse=16&version=WEB#v16",
    );
    const verses = placeHref({ ...john3, verses: [16, 18, 19, 20] });
    expect(search(verses).get("verse")).toBe("16,18-20");
    expect(placeHref(john3)).toBe("/bible?book=John&chapter=3&version=WEB");
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
    ["version=web", { ...firstPlace, version: web }],
  ])("makes sense of ?%s", (query, expected) => {
    expect(readPlace(new URLSearchParams(query))).toMatchObject(expected);
  });
});

describe("the memory of a device", () => {
  it("keeps the place, without its verses", () => {
    fc.assert(
      fc.property(places, (place) => {
        const cookies = sent("theme=dark", rememberPlace(place), "a=b");
        expect(recallPlace(cookies)).toEqual({ ...place, verses: null });
      }),
    );
  });

  it("keeps the settings", () => {
    for (const textSize of textSizes) {
      for (const redLetters of [true, false]) {
        const cookies = sent(rememberSettings({ textSize, redLetters }));
        expect(recallSettings(cookies)).toEqual({ textSize, redLetters });
      }
    }
  });

  it.each([
    null,
    "",
    "bible-place=",
    "bible-place=NIV.JHN.3; bible-settings=huge",
    "bible-place=KJV.XYZ.3",
    "bible-place=KJV.JHN.22",
    "bible-place=KJV.JHN.x",
    "bible-place=KJV",
  ])("is empty for %j", (cookies) => {
    expect(recallPlace(cookies)).toBeNull();
    expect(recallSettings(cookies)).toEqual(defaultSettings);
  });

  it("does not keep that no book was chosen", () => {
    expect(rememberPlace({ ...john3, book: null })).toBeNull();
  });

  it("does not keep a chapter that the book does not have", () => {
    expect(rememberPlace({ ...john3, chapter: 22 })).toBeNull();
  });
});

describe("what is wanted", () => {
  const wanted = (query: string, cookies: string | null = null) =>
    whatIsWanted(new URLSearchParams(query), cookies);
  const here = sent(rememberPlace(john3));

  it("is Genesis 1 in the KJV at first, then where the reader was", () => {
    expect(wanted("")).toEqual({ read: firstPlace });
    expect(wanted("", here)).toEqual({ go: placeHref(john3) });
    expect(wanted("version=KJV", here)).toEqual({
      go: placeHref({ ...john3, version: kjv }),
    });
  });

  it("is the named place, in the version that was read last", () => {
    expect(wanted("book=Ruth&chapter=2", here)).toEqual({
      read: { ...john3, book: findBook("Ruth"), chapter: 2 },
    });
  });

  it("opens a typed reference at once", () => {
    expect(wanted("q=Jn+3.16")).toEqual({
      go: "/bible?book=John&chapter=3&verse=16&version=KJV#v16",
    });
    expect(wanted("q=1+Cor+13&version=WEB")).toEqual({
      go: "/bible?book=1+Corinthians&chapter=13&version=WEB",
    });
    expect(wanted("q=John+3+WEB&version=KJV")).toEqual({
      go: placeHref(john3),
    });
  });

  it("opens a book of one chapter, and a chapter that is not there, to say so", () => {
    expect(wanted("q=3+John")).toEqual({
      go: "/bible?book=3+John&chapter=1&version=KJV",
    });
    expect(wanted("q=Psalm+151")).toEqual({
      go: "/bible?book=Psalms&chapter=151&version=KJV",
    });
  });

  it("holds no character that a page cannot hold", () => {
    expect(wanted("q=%00")).toEqual({ read: firstPlace });
    expect(wanted("q=lo%00ve%07+%0D%C2%85")).toMatchObject({
      find: { q: "love" },
    });
    expect(wanted("book=Jo%00hn&chapter=%003&version=W%00EB")).toEqual({
      read: john3,
    });
  });

  it("looks for other words, and offers the book of that name", () => {
    expect(wanted("q=+love+&cursor=all.20&book=John", here)).toEqual({
      find: { q: "love", version: web, cursor: "all.20", book: null },
    });
    expect(wanted("q=Ruth")).toMatchObject({ find: { book: { id: "RUT" } } });
    expect(wanted("q=++", here)).toEqual({ go: placeHref(john3) });
  });
});

describe("a verse that is pressed", () => {
  it.each([
    [null, [16]],
    [[3], [3, 16]],
    [
      [15, 16, 17],
      [15, 17],
    ],
    [[16], null],
  ])("out of %j makes %j", (verses, then) => {
    expect(chosen({ ...john3, verses }, 16).verses).toEqual(then);
  });

  it("brings all between with Shift, in either direction", () => {
    const place: Place = { ...john3, verses: [3, 16] };
    expect(chosenThrough(place, 16, 18).verses).toEqual([3, 16, 17, 18]);
    expect(chosenThrough(place, 5, 3).verses).toEqual([3, 4, 5, 16]);
  });
});
