import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addBible } from "./add.mjs";
import { dataDir, parse, readBooks, textFile, versionsFile } from "./rows.mjs";

/** @typedef {[book: string, chapter: number, verse: number, xml: string]} Verse */
/** @typedef {import("./rows.mjs").VersionData} VersionData */

/** @type {Verse[]} */
let verses = [];
/** @type {import("./rows.mjs").Book[]} */
let books = [];
const folder = mkdtempSync(path.join(tmpdir(), "bible-"));

beforeAll(async () => {
  books = await readBooks();
  const file = readFileSync(path.join(dataDir, "verse-counts.json"), "utf8");
  const { kjv } =
    /** @type {{ kjv: import("./import/check.mjs").VerseCounts }} */ (
      parse(file)
    );
  verses = books.flatMap(({ id }) =>
    (kjv[id] ?? []).flatMap((count, chapter) =>
      Array.from({ length: count }, (_, i) => {
        /** @type {Verse} */
        const verse = [id, chapter + 1, i + 1, "Text."];
        return verse;
      }),
    ),
  );
});
beforeEach(() => {
  const { versions, sources } = readVersions(versionsFile);
  const data = { versions: versions.slice(0, 2), sources };
  writeFileSync(path.join(folder, "versions.json"), JSON.stringify(data));
  const counts = readFileSync(path.join(dataDir, "verse-counts.json"));
  writeFileSync(path.join(folder, "verse-counts.json"), counts);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** @param {string} file @returns {VersionData} */
const readVersions = (file) =>
  /** @type {VersionData} */ (parse(readFileSync(file, "utf8")));

/** @param {Verse[]} list @param {string} [header] */
function toOsis(list, header = "<title>Test Bible</title>") {
  const ids = new Map(books.map(({ id, osis }) => [id, osis]));
  const text = list.map(
    ([book, chapter, verse, xml]) =>
      `<verse osisID="${ids.get(book) ?? book}.${chapter}.${verse}">${xml}</verse>`,
  );
  return `<?xml version="1.0"?><osis><osisText xml:lang="la"><header><work>${header}</work></header>${text.join("")}</osisText></osis>`;
}

/** @param {Verse[]} list */
function toZefania(list) {
  const text = list.map(([book, chapter, verse, xml]) => {
    const n = books.find(({ id }) => id === book)?.n ?? 67;
    return `<BIBLEBOOK bnumber="${n}"><CHAPTER cnumber="${chapter}"><VERS vnumber="${verse}">${xml}</VERS></CHAPTER></BIBLEBOOK>`;
  });
  const about =
    "<INFORMATION><title>Luther</title><creator>x</creator><language>de</language><rights>CC0</rights></INFORMATION>";
  return `\ufeff<?xml version="1.0"?><XMLBIBLE>${about}${text.join("")}</XMLBIBLE>`;
}

/** @param {string | Buffer} xml @param {string[]} options */
async function add(xml, ...options) {
  const file = path.join(folder, "bible.xml");
  writeFileSync(file, xml);
  /** @type {string[]} */
  const printed = [];
  await addBible([file, ...options], (line) => printed.push(line), folder);
  return printed;
}

const licence = ["--id", "TEST1", "--licence", "Public domain"];

describe("npm run bible:add", () => {
  it("adds an OSIS file, and replaces it without moving other versions", async () => {
    const printed = await add(toOsis(verses), ...licence, "--source", "Here");
    expect(printed.at(-2)).toBe("31,102 verses");
    const file = path.join(folder, "versions.json");
    const { versions, sources } = readVersions(file);
    expect(versions.map(({ id }) => id)).toEqual(["KJV", "WEB", "TEST1"]);
    expect(versions[2]).toMatchObject({
      id: "TEST1",
      name: "Test Bible",
      language: "la",
      direction: "ltr",
    });
    expect(versions[2]?.megabytes).toBeGreaterThan(0.5);
    expect(sources["TEST1"]?.sha256).toMatch(/^[\da-f]{64}$/);
    expect(sources["TEST1"]).toMatchObject({
      licence: "Public domain",
      source: "Here",
    });
    const text = gunzipSync(readFileSync(textFile("TEST1", folder))).toString();
    expect(text.split("\n")[0]).toBe(
      '{"book":"GEN","chapter":1,"verse":1,"text":"Text."}',
    );

    await add(toOsis(verses), "--id", "OTHER", "--licence", "CC0");
    await add(toOsis(verses), ...licence, "--replace", "--direction", "rtl");
    const replaced = readVersions(file).versions;
    expect(replaced.map(({ id, direction }) => [id, direction])).toEqual([
      ["KJV", "ltr"],
      ["WEB", "ltr"],
      ["TEST1", "rtl"],
      ["OTHER", "ltr"],
    ]);
  });

  it("adds a Zefania file, with title, language and rights from its header", async () => {
    await add(toZefania(verses), "--id", "LUT");
    const { versions, sources } = readVersions(
      path.join(folder, "versions.json"),
    );
    expect(versions[2]).toMatchObject({ name: "Luther", language: "de" });
    expect(sources["LUT"]).toMatchObject({ licence: "CC0" });
  });

  it("prints oddities, and writes nothing with --check", async () => {
    const odd = verses.with(0, [
      "GEN",
      1,
      1,
      "enJesus uno,dos H0430 \u200b☧ <figure/>",
    ]);
    const printed = await add(toOsis(odd), ...licence, "--check");
    expect(printed).toEqual([
      'Oddity: Letters that run together: GEN 1:1 "enJesus"',
      'Oddity: No blank after punctuation: GEN 1:1 "uno,dos"',
      'Oddity: Digits, perhaps Strong\'s numbers: GEN 1:1 "H0430"',
      'Oddity: Invisible characters: GEN 1:1 "U+200B"',
      expect.stringMatching(/^Oddity: Rare characters: .*☧/),
      "Oddity: Left out: <figure>, 1 times",
      "31,102 verses",
    ]);
    const { versions } = readVersions(path.join(folder, "versions.json"));
    expect(versions).toHaveLength(2);
  });

  /** @type {[name: string, make: () => string | Buffer, options: string[], message: string | RegExp][]} */
  const refusals = [
    ["another format", () => "<html></html>", licence, /neither OSIS nor Zef/],
    ["broken XML", () => "<osis><a></osis>", licence, /well-formed XML: 1:/],
    [
      "another encoding",
      () => Buffer.from("<osis>Él dijo</osis>", "latin1"),
      licence,
      /isn't UTF-8\. Convert it first/,
    ],
    [
      "entities of its own",
      () => '<!DOCTYPE osis [<!ENTITY a "aaa">]><osis>&a;&a;</osis>',
      licence,
      /undefined entity/,
    ],
    [
      "a blank licence",
      () => toOsis(verses),
      ["--id", "T1", "--licence", " "],
      /has no rights/,
    ],
    ["no licence", () => toOsis(verses), ["--id", "T1"], /has no rights/],
    ["no id", () => toOsis(verses), ["--licence", "x"], /give --id/],
    [
      "no title or language",
      () => toOsis(verses, "").replace("la", ""),
      licence,
      /has no title.*\n.*--language/,
    ],
    [
      "an unknown direction",
      () => toOsis(verses),
      [...licence, "--direction", "up"],
      "--direction is ltr or rtl.",
    ],
    [
      "a version that's here already",
      () => toOsis(verses),
      ["--id", "KJV", "--licence", "x"],
      "KJV is here already; use --replace to replace it.",
    ],
    [
      "missing books",
      () => toOsis(verses.filter(([book]) => !/RUT|JUD/.test(book))),
      licence,
      "Missing books: RUT, JUD.",
    ],
    [
      "other books",
      () => toZefania([...verses, ["TOB", 1, 1, "Tobit"]]),
      licence,
      "Books that aren't among the 66: Book 67.",
    ],
    [
      "missing chapters",
      () => toOsis(verses.filter(([b, c]) => b !== "MAL" || c < 4)),
      licence,
      "Missing chapters: MAL 4.",
    ],
    [
      "unknown chapters",
      () => toOsis([...verses, ["JOL", 4, 1, "Text."]]),
      licence,
      "Chapters that the KJV doesn't have: JOL 4.",
    ],
    [
      "empty verses",
      () => toOsis(verses.with(30, ["GEN", 1, 31, " <lb/> "])),
      licence,
      "Verses without text: GEN 1:31.",
    ],
    [
      "repeated verses",
      () => toOsis([...verses, ["REV", 22, 21, "Text."]]),
      [...licence, "--other-counts"],
      /^Verses that occur twice: REV 22:21\./,
    ],
    [
      "gaps",
      () => toOsis(verses.filter((_, i) => i !== 4)),
      [...licence, "--other-counts"],
      "Chapters with gaps in the verse numbers: GEN 1.",
    ],
    [
      "other verse counts",
      () => toOsis(verses.filter((_, i) => i !== 30)),
      licence,
      "Chapters with other verse counts than in the KJV: GEN 1 (30 instead of 31). References may lead to other verses.",
    ],
  ];
  it.each(refusals)("refuses %s", async (_, make, options, message) => {
    const before = readFileSync(path.join(folder, "versions.json"), "utf8");
    await expect(add(make(), ...options)).rejects.toThrow(message);
    const after = readFileSync(path.join(folder, "versions.json"), "utf8");
    expect(after).toBe(before);
  });

  it("accepts other verse counts if asked to", async () => {
    const printed = await add(
      toOsis(verses.filter(([b, , verse]) => b !== "OBA" || verse < 21)),
      ...licence,
      "--other-counts",
    );
    expect(printed).toContainEqual(
      expect.stringContaining("other verse counts"),
    );
    const file = readFileSync(path.join(folder, "verse-counts.json"), "utf8");
    expect(parse(file)).toMatchObject({
      kjv: { OBA: [21], RUT: [22, 23, 18, 22] },
      test1: { OBA: [20], RUT: [22, 23, 18, 22] },
    });
  });
});
