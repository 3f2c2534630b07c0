import { countWords } from "./number-words";

interface Compared {
  total: number;
  /** Of as many days just before. */
  before: number;
  /** Full days compared; 0 if the period is only today. */
  days: number;
}

interface Words {
  more: string;
  less: string;
  same: string;
  /** How a value is said. */
  value: (value: number) => string;
}

const ofCounts: Words = {
  more: "more than",
  less: "fewer than",
  same: "As many as",
  value: countWords,
};

/** For what is a length of time: `value` says it. */
export const ofTimes = (value: Words["value"]): Words => ({
  more: "longer than in",
  less: "shorter than in",
  same: "As long as in",
  value,
});

/** From so many times as many on, percent say little. */
const manifold = 10;

/** One sentence for who does not read charts: '12 % more than the 7 days before'. */
export function comparison(
  { total, before, days }: Compared,
  words: Words = ofCounts,
): string {
  if (days === 0) return "Today so far";
  const then = days === 1 ? "the day before" : `the ${days} days before`;
  const during = `${days === 1 ? "on" : "in"} ${then}`;
  if (before === 0) {
    if (total === 0) return `None, as ${during}`;
    return `The first after ${days === 1 ? "a day" : `${days} days`} without any`;
  }
  if (total === 0) return `None, after ${words.value(before)} ${during}`;
  if (total === before) return `${words.same} ${then}`;
  if (total >= before * manifold) {
    return `${countWords(Math.floor(total / before))} times ${words.same.toLowerCase()} ${then}`;
  }
  const change = (Math.abs(total - before) / before) * 100;
  // Something is left: never '100 % fewer'; something has changed: never '0 %'.
  const percent = Math.round(total < before ? Math.min(change, 99) : change);
  const said = percent === 0 ? "Less than 1 %" : `${countWords(percent)} %`;
  return `${said} ${total > before ? words.more : words.less} ${then}`;
}

interface Part {
  label: string;
  value: number;
}

/** The largest of some, the first named of equals; null where there is nothing. */
export function largest<Item extends Part>(parts: readonly Item[]) {
  return parts.reduce<Item | null>(
    (most, part) => (part.value > (most?.value ?? 0) ? part : most),
    null,
  );
}
