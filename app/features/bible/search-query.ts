// What a person types → what is looked for, the same for the server's index and for a Bible on a device.

/** Words that stand one after the other, with one blank between; mostly it is one word. */
export type Phrase = string;

export interface Wording {
  /** All of it as one phrase: a verse that has it is found, and comes first, because bm25 adds scores. */
  whole: Phrase | null;
  /** What has to be in a verse, each in one of its spellings. */
  terms: readonly (readonly Phrase[])[];
  /** Whether all of the terms have to, or one. */
  every: boolean;
}

export interface SearchQuery {
  all: Wording;
  /** At least one of the words that carry meaning: for what is remembered almost right. Whoever sets
   * quotation marks knows the words. */
  any: Wording;
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
    ...phrases.filter((p) => p.length > 0).map((p) => [p.join(" ")]),
    ...loose.map(spellings),
  ];
  if (terms.length === 0) return null;
  const every = { whole: null, terms, every: true };
  if (phrases.length > 0) return { all: every, any: every };
  const telling = loose.filter((w) => !stopWords.has(w.toLowerCase()));
  return {
    all: loose.length > 1 ? { ...every, whole: loose.join(" ") } : every,
    any: {
      whole: null,
      terms: (telling.length > 0 ? telling : loose).map(spellings),
      every: false,
    },
  };
}

/**
 * For FTS5 (https://sqlite.org/fts5.html §3). Only letters and digits get here, each phrase quoted, so no
 * operator and no quote of its language can be typed.
 */
export function toMatch({ whole, terms, every }: Wording): string {
  const groups = terms.map((spelled) => {
    const text = spelled.map(quote).join(" OR ");
    return spelled.length === 1 ? text : `(${text})`;
  });
  const text = groups.join(every ? " AND " : " OR ");
  return whole === null ? text : `${quote(whole)} OR (${text})`;
}

function wordsOf(text: string): string[] {
  return (text.match(word) ?? [])
    .slice(0, wordsMax)
    .map((w) => w.slice(0, wordLength));
}

function quote(phrase: Phrase): string {
  return `"${phrase}"`;
}

/** The word as each translation has it: neighbour and neighbor, loves and loveth. */
function spellings(w: string): Phrase[] {
  const others = [
    w.replace(/(?<=\w{2,})our(?=(?:s|ed|ing|able|ful|ers?)?$)/iu, "or"),
    w.replace(/(?<=\w{3,})or(?=(?:s|ed|ing|able|ful|ers?)?$)/iu, "our"),
    w.replace(/(?<=\w{2,})(?:es|(?<!s)s)$/iu, "eth"),
  ];
  return [...new Set([w, ...others])];
}
