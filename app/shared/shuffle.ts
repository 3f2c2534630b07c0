/** A number from 0 up to 1 each time. */
export type Random = () => number;

/** 0 up to `count`, without it. */
export function below(count: number, random: Random): number {
  return Math.floor(random() * count);
}

/** Fisher and Yates: every order is equally likely. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(below(rest.length, random), 1));
}
