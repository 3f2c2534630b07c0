// Porter's stemmer (M. F. Porter, "An algorithm for suffix stripping", 1980) in the variant of SQLite's
// FTS5, so that devices and the server find the same verses. It includes "logi" → "log" and "bli" → "ble"
// from Porter's later revision.

type Condition = (stem: string) => boolean;
type Rule = readonly [suffix: string, output: string];

/** FTS5 doesn't stem tokens of other lengths. */
const minLength = 3;
const maxLength = 64;

/** A "y" is a consonant unless it follows a consonant. */
function consonants(word: string): boolean[] {
  let before = false;
  return Array.from(word, (letter) => {
    before = !isVowel(letter) && !(letter === "y" && before);
    return before;
  });
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && "aeiou".includes(letter);
}

/** Porter's m: the number of vowel-consonant sequences. */
function measure(stem: string): number {
  const all = consonants(stem);
  return all.filter((isConsonant, i) => isConsonant && all[i - 1] === false)
    .length;
}

const hasMeasure: Condition = (stem) => measure(stem) > 0;
const hasHigherMeasure: Condition = (stem) => measure(stem) > 1;

function hasVowel(stem: string): boolean {
  return Array.from(stem).some(
    (letter, i) => isVowel(letter) || (letter === "y" && i > 0),
  );
}

/** Porter's *o: ends with consonant, vowel, consonant, where the last isn't w, x or y. */
function endsShort(stem: string): boolean {
  const [first, second, third] = consonants(stem).slice(-3);
  return first === true && second === false && third === true
    ? !/[wxy]$/.test(stem)
    : false;
}

const rules = (text: string): Rule[] =>
  text.split(" ").map((rule) => {
    const [suffix = "", output = ""] = rule.split(">");
    return [suffix, output];
  });

// The first matching suffix decides, even if the stem is too short to lose it.
const stepTwo = rules(
  "ational>ate tional>tion enci>ence anci>ance izer>ize logi>log bli>ble alli>al entli>ent eli>e ousli>ous ization>ize ation>ate ator>ate alism>al iveness>ive fulness>ful ousness>ous aliti>al iviti>ive biliti>ble",
);
const stepThree = rules("ical>ic ness> icate>ic iciti>ic ful> ative> alize>al");
const stepFour = rules(
  "al> ance> ence> er> ic> able> ible> ant> ement> ment> ent> ion> ou> ism> ate> iti> ous> ive> ize>",
);

function replace(
  word: string,
  step: readonly Rule[],
  condition: Condition,
): string {
  const rule = step.find(
    ([suffix]) => word.length > suffix.length && word.endsWith(suffix),
  );
  if (!rule) return word;
  const [suffix, output] = rule;
  const stem = word.slice(0, -suffix.length);
  if (suffix === "ion" && !/[st]$/.test(stem)) return word;
  return condition(stem) ? stem + output : word;
}

/** Plurals. */
function stepOneA(word: string): string {
  if (!word.endsWith("s") || word.endsWith("ss")) return word;
  const byTwo = /.sses$|.ies$/.test(word);
  return word.slice(0, byTwo ? -2 : -1);
}

/** -eed, -ed, -ing. */
function stepOneB(word: string): string {
  if (word.length > 3 && word.endsWith("eed")) {
    return hasMeasure(word.slice(0, -3)) ? word.slice(0, -1) : word;
  }
  const suffix = ["ed", "ing"].find(
    (each) => word.length > each.length && word.endsWith(each),
  );
  const stem = suffix === undefined ? "" : word.slice(0, -suffix.length);
  if (!hasVowel(stem)) return word;
  if (/.(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/([^aeioulsz])\1$/.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem;
}

function stepOneC(word: string): string {
  return word.endsWith("y") && hasVowel(word.slice(0, -1))
    ? `${word.slice(0, -1)}i`
    : word;
}

function stepFive(word: string): string {
  let stem = word;
  if (stem.endsWith("e")) {
    const rest = stem.slice(0, -1);
    const m = measure(rest);
    if (m > 1 || (m === 1 && !endsShort(rest))) stem = rest;
  }
  return stem.endsWith("ll") && hasHigherMeasure(stem.slice(0, -1))
    ? stem.slice(0, -1)
    : stem;
}

/** Expects a folded token: "shepherds" → "shepherd". */
export function porter(token: string): string {
  if (token.length < minLength || token.length > maxLength) return token;
  const afterOne = stepOneC(stepOneB(stepOneA(token)));
  const afterTwo = replace(afterOne, stepTwo, hasMeasure);
  const afterThree = replace(afterTwo, stepThree, hasMeasure);
  return stepFive(replace(afterThree, stepFour, hasHigherMeasure));
}
