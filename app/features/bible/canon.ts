// The 66 books in canonical order, with USFM ids and OSIS ids. The abbreviations are common ones (SBL,
// Chicago, Logos) without spaces and dots, except prefixes of the name. A test compares `books` with
// data/bible/books.json.

type Row = readonly [
  id: string,
  osis: string,
  name: string,
  chapters: number,
  abbreviations?: string,
];

// prettier-ignore
const rows: readonly Row[] = [
  ["GEN", "Gen", "Genesis", 50, "ge gn"],
  ["EXO", "Exod", "Exodus", 40, "ex"],
  ["LEV", "Lev", "Leviticus", 27, "le lv"],
  ["NUM", "Num", "Numbers", 36, "nu nm nb"],
  ["DEU", "Deut", "Deuteronomy", 34, "de dt"],
  ["JOS", "Josh", "Joshua", 24, "jsh"],
  ["JDG", "Judg", "Judges", 21, "jg jdgs"],
  ["RUT", "Ruth", "Ruth", 4, "ru rth"],
  ["1SA", "1Sam", "1 Samuel", 31, "1s 1sm"],
  ["2SA", "2Sam", "2 Samuel", 24, "2s 2sm"],
  ["1KI", "1Kgs", "1 Kings", 22, "1k 1kin"],
  ["2KI", "2Kgs", "2 Kings", 25, "2k 2kin"],
  ["1CH", "1Chr", "1 Chronicles", 29, "1chron"],
  ["2CH", "2Chr", "2 Chronicles", 36, "2chron"],
  ["EZR", "Ezra", "Ezra", 10],
  ["NEH", "Neh", "Nehemiah", 13, "ne"],
  ["EST", "Esth", "Esther", 10, "es"],
  ["JOB", "Job", "Job", 42, "jb"],
  ["PSA", "Ps", "Psalms", 150, "psalm pslm psm pss"],
  ["PRO", "Prov", "Proverbs", 31, "pr prv"],
  ["ECC", "Eccl", "Ecclesiastes", 12, "ec qoh qoheleth"],
  ["SNG", "Song", "Song of Solomon", 8, "so sos songofsongs canticles canticleofcanticles cant"],
  ["ISA", "Isa", "Isaiah", 66, "is"],
  ["JER", "Jer", "Jeremiah", 52, "je jr"],
  ["LAM", "Lam", "Lamentations", 5, "la"],
  ["EZK", "Ezek", "Ezekiel", 48, "eze"],
  ["DAN", "Dan", "Daniel", 12, "da dn"],
  ["HOS", "Hos", "Hosea", 14, "ho"],
  ["JOL", "Joel", "Joel", 3, "jl"],
  ["AMO", "Amos", "Amos", 9, "am"],
  ["OBA", "Obad", "Obadiah", 1, "ob"],
  ["JON", "Jonah", "Jonah", 4, "jnh"],
  ["MIC", "Mic", "Micah", 7, "mc"],
  ["NAM", "Nah", "Nahum", 3, "na"],
  ["HAB", "Hab", "Habakkuk", 3, "hb"],
  ["ZEP", "Zeph", "Zephaniah", 3, "zp"],
  ["HAG", "Hag", "Haggai", 2, "hg"],
  ["ZEC", "Zech", "Zechariah", 14, "zc"],
  ["MAL", "Mal", "Malachi", 4, "ml"],
  ["MAT", "Matt", "Matthew", 28, "mt"],
  ["MRK", "Mark", "Mark", 16, "mk mr"],
  ["LUK", "Luke", "Luke", 24, "lk"],
  ["JHN", "John", "John", 21, "joh jn"],
  ["ACT", "Acts", "Acts", 28, "ac actsoftheapostles"],
  ["ROM", "Rom", "Romans", 16, "ro rm"],
  ["1CO", "1Cor", "1 Corinthians", 16],
  ["2CO", "2Cor", "2 Corinthians", 13],
  ["GAL", "Gal", "Galatians", 6, "ga"],
  ["EPH", "Eph", "Ephesians", 6],
  ["PHP", "Phil", "Philippians", 4, "pp"],
  ["COL", "Col", "Colossians", 4],
  ["1TH", "1Thess", "1 Thessalonians", 5],
  ["2TH", "2Thess", "2 Thessalonians", 3],
  ["1TI", "1Tim", "1 Timothy", 6, "1tm"],
  ["2TI", "2Tim", "2 Timothy", 4, "2tm"],
  ["TIT", "Titus", "Titus", 3, "ti"],
  ["PHM", "Phlm", "Philemon", 1, "pm"],
  ["HEB", "Heb", "Hebrews", 13],
  ["JAS", "Jas", "James", 5, "jm"],
  ["1PE", "1Pet", "1 Peter", 5, "1pt 1p"],
  ["2PE", "2Pet", "2 Peter", 3, "2pt 2p"],
  ["1JN", "1John", "1 John", 5, "1jhn"],
  ["2JN", "2John", "2 John", 1, "2jhn"],
  ["3JN", "3John", "3 John", 1, "3jhn"],
  ["JUD", "Jude", "Jude", 1],
  ["REV", "Rev", "Revelation", 22, "re rv revelations apocalypse theapocalypse"],
];

export interface Book {
  /** 1–66, in canonical order. */
  n: number;
  id: string;
  osis: string;
  name: string;
  /** The name in URLs, "song-of-solomon". */
  slug: string;
  testament: "OT" | "NT";
  chapters: number;
}

const oldTestamentBooks = 39;

export const books: readonly Book[] = rows.map(
  ([id, osis, name, chapters], i) => ({
    n: i + 1,
    id,
    osis,
    name,
    slug: name.toLowerCase().replaceAll(" ", "-"),
    testament: i < oldTestamentBooks ? "OT" : "NT",
    chapters,
  }),
);

/** "1 Cor." → "1cor". */
function normalizeName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

const byKey = new Map<string, Book>();
books.forEach((book, i) => {
  const abbreviations = rows[i]?.[4]?.split(" ") ?? [];
  for (const key of [book.name, book.id, book.osis, ...abbreviations]) {
    byKey.set(normalizeName(key), book);
  }
});

/** Accepts a name, id or common abbreviation in any case: "John", "JHN", "1 Cor." */
export function findBook(name: string): Book | undefined {
  return byKey.get(normalizeName(name));
}

/** Like `findBook`, but also accepts an unambiguous prefix of a name: "Philip", "Deuter". */
export function guessBook(name: string): Book | undefined {
  const key = normalizeName(name);
  const exact = byKey.get(key);
  if (exact || key.length < 3) return exact;
  const [first, ...others] = books.filter((book) =>
    normalizeName(book.name).startsWith(key),
  );
  return others.length === 0 ? first : undefined;
}
