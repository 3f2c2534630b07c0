// Porter's stemmer (M. F. Porter, "An algorithm for suffix stripping", 1980) as SQLite's FTS5 has it, so
// that a device finds what the server finds: with "logi" → "log" and "bli" → "ble" of his later revision.

type Condition = (stem: string) => boolean;
type Rule = readonly [suffix: string, output: string];

/** FTS5 leaves other tokens as they are. Of ASCII, as all that can be found here is. */
const shortest = 3;
const longest = 64;

/** Whether each letter is a consonant; y is one where none stands before it. */
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

/** Porter's m: how often a consonant follows a vowel. */
function measure(stem: string): number {
  const all = consonants(stem);
  return all.filter((one, i) => one && all[i - 1] === false).length;
}

const someMeasure: Condition = (stem) => measure(stem) > 0;
const moreMeasure: Condition = (stem) => measure(stem) > 1;

function hasVowel(stem: string): boolean {
  return Array.from(stem).some(
    (letter, i) => isVowel(letter) || (letter === "y" && i > 0),
  );
}

/** Porter's *o: it ends with consonant, vowel, consonant, the last none of w, x, y. */
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

// The first suffix that fits decides, also where its stem is too short to lose it.
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
    return someMeasure(word.slice(0, -3)) ? word.slice(0, -1) : word;
  }
  const suffix = ["ed", "ing"].find(
    (one) => word.length > one.length && word.endsWith(one),
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
  return stem.endsWith("ll") && moreMeasure(stem.slice(0, -1))
    ? stem.slice(0, -1)
    : stem;
}

/** "shepherds", folded → "shepherd". */
export function porter(token: string): string {
  if (token.length < shortest || token.length > longest) return token;
  const one = stepOneC(stepOneB(stepOneA(token)));
  const two = replace(one, stepTwo, someMeasure);
  const three = replace(two, stepThree, someMeasure);
  return stepFive(replace(three, stepFour, moreMeasure));
}
