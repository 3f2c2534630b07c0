// What a person types → an FTS5 query. Only letters and digits get through, each word quoted, so no
// operator and no quote of the query language can be typed (https://sqlite.org/fts5.html §3).

export interface SearchQuery {
  /** Every word; as a phrase first, because bm25 adds the score of both. */
  all: string;
  /** At least one of the words that carry meaning: for what is remembered almost right. Whoever sets
   * quotation marks knows the words. */
  any: string;
}

const wordsMax = 12;
const wordLength = 40;

const word = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;
const phrase = /["“”]([^"“”]+)["“”]/gu;

/** Too common to find anything by, in either translation. */
const stopWords = new Set(
  "a an and are as at be but by for from had has have he her him his i in is it me my not of on or our shall she so that the their them they this thou thy thee to unto upon us was we were which who with ye you your".split(
    " ",
  ),
);

/** Null where nothing is left to look for. */
export function toSearchQuery(typed: string): SearchQuery | null {
  const text = typed.normalize("NFKC").slice(0, 400);
  const phrases = [...text.matchAll(phrase)].map(([, inside]) =>
    wordsOf(inside ?? ""),
  );
  const loose = wordsOf(text.replace(phrase, " "));
  const terms = [
    ...phrases.filter((p) => p.length > 0).map(quote),
    ...loose.map(spellings),
  ];
  const [first] = terms;
  if (first === undefined) return null;
  const every = terms.join(" AND ");
  const telling = loose.filter((w) => !stopWords.has(w.toLowerCase()));
  return {
    all:
      loose.length > 1 && phrases.length === 0
        ? `${quote(loose)} OR (${every})`
        : every,
    any:
      phrases.length > 0
        ? every
        : (telling.length > 0 ? telling : loose).map(spellings).join(" OR "),
  };
}

function wordsOf(text: string): string[] {
  return (text.match(word) ?? [])
    .slice(0, wordsMax)
    .map((w) => w.slice(0, wordLength));
}

function quote(words: readonly string[]): string {
  return `"${words.join(" ")}"`;
}

/** The word as each translation has it: neighbour and neighbor, loves and loveth. */
function spellings(w: string): string {
  const others = [
    w.replace(/(?<=\w{2,})our(?=(?:s|ed|ing|able|ful|ers?)?$)/iu, "or"),
    w.replace(/(?<=\w{3,})or(?=(?:s|ed|ing|able|ful|ers?)?$)/iu, "our"),
    w.replace(/(?<=\w{2,})(?:es|(?<!s)s)$/iu, "eth"),
  ];
  const all = [...new Set([w, ...others])].map((each) => quote([each]));
  return all.length === 1 ? quote([w]) : `(${all.join(" OR ")})`;
}
