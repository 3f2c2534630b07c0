import { faceOf, hasSlices, isPlainLetter, landsOf } from "./alphabets";
import type { Style } from "./alphabets";
import type { Type } from "./letters";

/** Which letters are in which face. */
export interface LetterIndex {
  /** The faces that a text needs: of each paragraph its own, and slices. */
  facesFor: (text: string, style: Style) => string[];
  type: (style: Style) => Type;
}

/** Of a plain text nothing needs to be looked up. */
export const plainIndex: LetterIndex = {
  facesFor: (_, style) => [`${style}-latin`],
  type: () => ({
    in: () => ({ has: (code) => isPlainLetter(String.fromCodePoint(code)) }),
  }),
};

/** @param ranges as scripts/type/build.mjs writes them: { "serif-latin": "20-7e,a0-ff" } */
export function readLetterIndex(
  ranges: Readonly<Record<string, string>>,
): LetterIndex {
  const faces = new Map(
    Object.entries(ranges).map(([name, list]) => [name, lettersOf(list)]),
  );
  const has = (face: string, code: number) => faces.get(face)?.(code) === true;
  const slices = [...faces.keys()].filter((name) => /-\d+$/.test(name));
  const sliceOf = (code: number, lands: string[]) =>
    lands
      .flatMap((land) => slices.filter((name) => name.startsWith(`${land}-`)))
      .find((name) => has(name, code));
  const facesOfParagraph = (paragraph: string, style: Style): string[] => {
    const face = faceOf(paragraph, style);
    if (!hasSlices(face)) return [face];
    const lands = landsOf(paragraph);
    const signs = Array.from(paragraph, (sign) => sign.codePointAt(0) ?? 0)
      .filter((code) => !has(face, code))
      .map((code) => sliceOf(code, lands));
    return [face, ...signs.filter((name) => name !== undefined)];
  };
  return {
    facesFor: (text, style) => [
      ...new Set(
        text.split("\n").flatMap((line) => facesOfParagraph(line, style)),
      ),
    ],
    type: (style) => ({
      in: (paragraph) => {
        const face = faceOf(paragraph, style);
        const lands = hasSlices(face) ? landsOf(paragraph) : [];
        return {
          has: (code) => has(face, code) || sliceOf(code, lands) !== undefined,
        };
      },
    }),
  };
}

/** A face's ranges are read when it is first asked: 2 ms for all of them. */
function lettersOf(list: string): (code: number) => boolean {
  let ends: number[] | undefined;
  return (code) => {
    ends ??= list.split(",").flatMap((range) => {
      const [from = "", to = from] = range.split("-");
      return [parseInt(from, 16), parseInt(to, 16)];
    });
    return isWithin(code, ends);
  };
}

function isWithin(code: number, ends: readonly number[]): boolean {
  let [low, high] = [0, ends.length / 2 - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (code < (ends[middle * 2] ?? 0)) high = middle - 1;
    else if (code > (ends[middle * 2 + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
}
