import rows from "../../../data/bible/books.json";
import otherNames from "../../../data/bible/book-names.json";

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

/** In canonical order, with USFM ids and OSIS ids. */
export const books: readonly Book[] = rows.map((row, i) => ({
  ...row,
  testament: i < oldTestamentBooks ? "OT" : "NT",
}));

/** "1 Cor." → "1cor", "Éxodo" → "exodo". */
function normalizeName(name: string): string {
  const plain = name.normalize("NFD").toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]/gu, "");
}

/** Common abbreviations (SBL, Chicago, Logos) except prefixes of the English name, and names in other languages. */
const namesById: Record<string, readonly string[]>[] =
  Object.values(otherNames);
const byKey = new Map<string, Book>();
for (const book of books) {
  const others = namesById.flatMap((names) => names[book.id] ?? []);
  for (const key of [book.name, book.id, book.osis, ...others]) {
    byKey.set(normalizeName(key), book);
  }
}

/** Accepts a name, id or common abbreviation in any case, also in Spanish: "John", "JHN", "1 Cor.", "Génesis". */
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
