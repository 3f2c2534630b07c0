// Turns typed text into a query for the server's index and for downloaded versions.

/** Words separated by single spaces; usually just one. */
export type Phrase = string;

export interface MatchQuery {
  /** The whole query as a phrase. It isn't required, but such verses rank first, because bm25 adds scores. */
  whole: Phrase | null;
  /** Terms to match, each with its spelling variants. */
  terms: readonly (readonly Phrase[])[];
  /** Whether all terms must match, or any. */
  every: boolean;
}

export interface SearchQuery {
  all: MatchQuery;
  /**
   * Matches any significant word, for queries that are almost right. Equals `all` if the query has quotation
   * marks.
   */
  any: MatchQuery;
}

const maxWords = 12;
const maxWordLength = 40;

const word = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;
const phrase = /["“”]([^"“”]+)["“”]/gu;

/** Too common to be useful, in the KJV and the WEB. */
const stopWords = new Set(
  "a an and are as at be but by for from had has have he her him his i in is it me my not of on or our shall she so that the their them they this thou thy thee to unto upon us was we were which who with ye you your".split(
    " ",
  ),
);

/** Null if the text contains no words. Only English has stop words and spelling variants. */
export function toSearchQuery(
  typed: string,
  language = "en",
): SearchQuery | null {
  const isEnglish = language === "en";
  const text = typed.normalize("NFKC").slice(0, 400);
  const phrases = [...text.matchAll(phrase)].map(([, inside]) =>
    splitWords(inside ?? ""),
  );
  const loose = splitWords(text.replace(phrase, " "));
  const spell = isEnglish ? spellings : (w: Phrase) => [w];
  const terms = [
    ...phrases.filter((p) => p.length > 0).map((p) => [p.join(" ")]),
    ...loose.map(spell),
  ];
  if (terms.length === 0) return null;
  const every = { whole: null, terms, every: true };
  if (phrases.length > 0) return { all: every, any: every };
  const significant = loose.filter(
    (w) => !isEnglish || !stopWords.has(w.toLowerCase()),
  );
  return {
    all: loose.length > 1 ? { ...every, whole: loose.join(" ") } : every,
    any: {
      whole: null,
      terms: (significant.length > 0 ? significant : loose).map(spell),
      every: false,
    },
  };
}

/**
 * FTS5 syntax (https://sqlite.org/fts5.html, section 3). Phrases contain only letters, digits and apostrophes and
 * are quoted, so users can't inject operators.
 */
export function toFtsMatch({ whole, terms, every }: MatchQuery): string {
  const groups = terms.map((spelled) => {
    const text = spelled.map(quote).join(" OR ");
    return spelled.length === 1 ? text : `(${text})`;
  });
  const text = groups.join(every ? " AND " : " OR ");
  return whole === null ? text : `${quote(whole)} OR (${text})`;
}

function splitWords(text: string): string[] {
  return (text.match(word) ?? [])
    .slice(0, maxWords)
    .map((w) => w.slice(0, maxWordLength));
}

function quote(phrase: Phrase): string {
  return `"${phrase}"`;
}

/** Spelling variants in the KJV and the WEB: neighbour and neighbor, loves and loveth. */
function spellings(w: string): Phrase[] {
  const others = [
    w.replace(/(?<=\w{2,})our(?=(?:s|ed|ing|able|ful|ers?)?$)/iu, "or"),
    w.replace(/(?<=\w{3,})or(?=(?:s|ed|ing|able|ful|ers?)?$)/iu, "our"),
    w.replace(/(?<=\w{2,})(?:es|(?<!s)s)$/iu, "eth"),
  ];
  return [...new Set([w, ...others])];
}
