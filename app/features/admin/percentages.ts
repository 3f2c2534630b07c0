/**
 * Percentages with one decimal that add up to exactly 100 (largest remainder method). All 0 if the counts are.
 */
export function percentages<Name extends string>(
  counts: Record<Name, number>,
): Record<Name, number> {
  const names = Object.keys(counts) as Name[];
  const total = names.reduce((sum, name) => sum + counts[name], 0);
  const exact = (name: Name) =>
    total === 0 ? 0 : (counts[name] / total) * 1000;
  const tenths = new Map(names.map((name) => [name, Math.floor(exact(name))]));
  const left =
    total === 0
      ? 0
      : 1000 - [...tenths.values()].reduce((sum, part) => sum + part, 0);
  const byRemainder = names.toSorted(
    (a, b) =>
      (exact(b) % 1) - (exact(a) % 1) || names.indexOf(a) - names.indexOf(b),
  );
  for (const name of byRemainder.slice(0, left)) {
    tenths.set(name, (tenths.get(name) ?? 0) + 1);
  }
  return Object.fromEntries(
    names.map((name) => [name, (tenths.get(name) ?? 0) / 10]),
  ) as Record<Name, number>;
}
