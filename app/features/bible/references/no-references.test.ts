import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizeReference } from "./normalize-reference";
import { maxReferenceLength, parseReferences } from "./parse-references";

const phrases = `
mark my words | acts of kindness | romans road | job 2 do | 3 john wick | john the baptist | the gospel | gospel of truth
love | love 3 | god so loved the world | psalm of david | psalms of ascent | song | song of | act | dan | cant
16 | 3:16 | 4 john 1 | top 10 verses | 10 commandments | the ten commandments | 12 disciples | twelve tribes of israel
seven churches | the first day | the second coming | first love | third heaven | 3rd day | is it 5 | in the beginning
numbers of the tribes | judges of israel | kings | 3 kings | first king | mark of the beast | mark 666 beast | luke warm
james brother of john | peter denies jesus 3 times | 5000 fed | 144000 | john 3:16 and 17 are my favourites | john 3:16:17
lamb of god | exodus from egypt | genesis 1 creation | ruth and boaz | esther queen | daniel in the lions den | jonah and the whale
revelation of jesus christ | hebrews hall of faith | ephesians armour of god | "jude" | “mark” | "acts" | acts 2 church
niv | kjv | web | spider web | esv study bible | niv 3 | web 3:16 | john niv 3:16 friends | john 3:16 to my friend
20 years | psalm twenty friends | one way | and | , | : | - | ; 3 | john 3:16-x | john 3000 | ps 23:1; dogs 24:3
chapter 3 | verse 16 | in 3:16 | vi | mix | civil | iv | x 5 | am i | do i | verse of the day | verses about love | verse 16
judas | sal | mal | amó | cantar | is a | ti tus | he ten | juan bautista | hechos de amor | mi 5 hijos | el señor es mi pastor | jueces de israel | rut y booz | san juan bosco
john 3:16 net worth | the message of john 3 | john iiii | mark mix | psalm xxiii friends | malachi to matthew | the 23rd street | second to none | one thing is needful
luke 1 voice 5 | job 1 net 5 | acts message 2 | luke 1 voice v 5 | luke 1 voice five | mark 1 voice niv 5
chapter 3 friends | (luke 1) voice 5 | chapter of acts | chapter summary john | chapter 3 verse | chapter 3 16 | matthew 5 - malachi 4 | john 3 - acts - romans | new international version
`
  .trim()
  .split(/ \| |\n/);

describe("phrases that are no references", () => {
  it("are at least 60", () => {
    expect(new Set(phrases).size).toBeGreaterThan(60);
  });
  it.each(phrases)("%j", (phrase) => {
    expect(parseReferences(phrase)).toBeNull();
  });
});

describe("any input", () => {
  it("never throws", () => {
    const pieces = fc.constantFrom(
      ..."john|1|3:16|-|, |;|ff|niv| |the |23rd|psalm|and|°|&|hundred|twenty|i |v|/".split(
        "|",
      ),
    );
    const typed = fc.oneof(
      fc.string({ unit: "binary", maxLength: 80 }),
      fc.array(pieces, { maxLength: 20 }).map((all) => all.join("")),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const found = parseReferences(text);
        expect(found?.passages.length).not.toBe(0);
      }),
      { numRuns: 2000 },
    );
  });

  const pieces = [
    ..."a| |1 |hundred and |3:16,|i |-|in |1°|gen1-rev22,|;|book of ".split(
      "|",
    ),
    ..."verse 1 of |chapter 1 |niv |, niv|1 niv 1 |(niv) |((|> |a-|twenty |: |a1-".split(
      "|",
    ),
  ];

  it("is ignored if it's longer than a search box", () => {
    for (const piece of pieces) {
      const long = `john ${piece.repeat(1000)}`;
      expect(parseReferences(long)).toBeNull();
      parseReferences(long.slice(0, maxReferenceLength));
    }
  });

  it("measures the length of the decomposed text", () => {
    expect(normalizeReference("\ufdfa".repeat(40), 720)).not.toBeNull();
    expect(normalizeReference("\ufdfa".repeat(40), 719)).toBeNull();
  });
});
