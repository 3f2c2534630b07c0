/** Percentages with one decimal that add up to exactly 100 (largest remainder method). All 0 if the counts are. */
export function percentages<Name extends string>(
  counts: Record<Name, number>,
): Record<Name, number> {
  const names = Object.keys(counts) as Name[];
  const total = names.reduce((sum, name) => sum + counts[name], 0) || 1;
  const parts = names.map((name) => {
    const exact = (counts[name] / total) * 1000;
    return { name, tenths: Math.floor(exact), remainder: exact % 1 };
  });
  const sum = parts.reduce((all, { tenths }) => all + tenths, 0);
  const left = sum === 0 ? 0 : 1000 - sum;
  // A stable sort: of equal remainders, the first comes first.
  const byRemainder = parts.toSorted((a, b) => b.remainder - a.remainder);
  for (const part of byRemainder.slice(0, left)) part.tenths++;
  return Object.fromEntries(
    parts.map(({ name, tenths }) => [name, tenths / 10]),
  ) as Record<Name, number>;
}
