// Turns typed text into a query for the server's index and for downloaded versions.

/** Words separated by single spaces; usually just one. */
export type Phrase = string;

export interface MatchQuery {
  /** Of the text. */
  language: string;
  /** The whole query as a phrase. It isn't required, but such verses rank first. */
  whole: Phrase | null;
  /** Quoted phrases: all must occur exactly as typed, except for case and accents. */
  typed: readonly Phrase[];
  /** Terms to match, each with its spelling variants. */
  terms: readonly (readonly Phrase[])[];
  /** Whether all terms must match, or any. */
  every: boolean;
  /** Words that begin like this also match in place of the last one, but rank after it. */
  unfinished: readonly Phrase[];
}

export interface SearchQuery {
  all: MatchQuery;
  /**
   * Matches any significant word, for queries that are almost right. Equals `all` if the query has quotation
   * marks.
   */
  any: MatchQuery;
  /** The last word with its spelling variants, as it may be unfinished. Empty if it's short or quoted. */
  unfinished: readonly Phrase[];
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
  input: string,
  language: string,
): SearchQuery | null {
  const isEnglish = language === "en";
  const spell = isEnglish ? spellings : (w: Phrase) => [w];
  const text = input.normalize("NFKC").slice(0, 400);
  const phrases = [...text.matchAll(phrase)].map(([, inside]) =>
    splitWords(inside ?? ""),
  );
  const loose = splitWords(text.replace(phrase, " "));
  const typed = phrases.filter((p) => p.length > 0).map((p) => p.join(" "));
  const terms = loose.map(spell);
  if (typed.length + terms.length === 0) return null;
  const words = { language, whole: null, typed, terms };
  const every = { ...words, every: true, unfinished: [] };
  const last = loose.at(-1) ?? "";
  const isUnfinished = /^[\p{L}\p{N}]{3,}$/u.test(last) && text.endsWith(last);
  const unfinished = isUnfinished ? spell(last) : [];
  if (typed.length > 0) return { all: every, any: every, unfinished };
  const significant = loose.filter(
    (w) => !isEnglish || !stopWords.has(w.toLowerCase()),
  );
  return {
    all: loose.length > 1 ? { ...every, whole: loose.join(" ") } : every,
    any: {
      ...every,
      terms: (significant.length > 0 ? significant : loose).map(spell),
      every: false,
    },
    unfinished,
  };
}

/** The other words of a query whose last one is unfinished, or null. */
export function withoutLastWord(query: MatchQuery): MatchQuery | null {
  const terms = query.terms.slice(0, -1);
  return terms.length + query.typed.length > 0
    ? { ...query, whole: null, terms }
    : null;
}

/**
 * FTS5 syntax (https://sqlite.org/fts5.html, section 3). Phrases contain only letters, digits and apostrophes and
 * are quoted, so users can't inject operators.
 */
export function toFtsMatch(query: MatchQuery): string {
  const { whole, typed, terms, every } = query;
  const groups = [...typed.map((p) => [p]), ...terms].map((spelled) => {
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
