/** Every letter from one to another. @param {number} from @param {number} to */
export function range(from, to) {
  return String.fromCodePoint(
    ...Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i),
  );
}

/** '20-7e,a0': what app/features/link-preview/alphabets.ts reads. @param {readonly number[]} sorted */
export function rangesOfCodes(sorted) {
  /** @type {[number, number][]} */
  const runs = [];
  for (const code of sorted) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs
    .map(([from, to]) =>
      from === to
        ? from.toString(16)
        : `${from.toString(16)}-${to.toString(16)}`,
    )
    .join(",");
}
