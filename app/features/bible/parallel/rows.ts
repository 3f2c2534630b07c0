import { isText, type Block, type Chapter } from "../chapter";

/** A verse in each version, or the headings before it (`verse` is null). The cell of a version without it is null. */
export function toRows(chapters: readonly Pick<Chapter, "blocks">[]) {
  const versions = chapters.map(splitByVerse);
  const positions = new Set(versions.flatMap((cells) => [...cells.keys()]));
  return [...positions]
    .sort((a, b) => a - b)
    .map((position) => ({
      verse: Number.isInteger(position) ? position : null,
      cells: versions.map((cells) => cells.get(position) ?? null),
    }));
}

/** The blocks of each verse; headings and colophons are at `verse + 0.5` of the verse before them. */
function splitByVerse({ blocks }: Pick<Chapter, "blocks">) {
  const cells = new Map<number, Block[]>();
  let last = 0;
  const append = (position: number, block: Block) => {
    cells.set(position, [...(cells.get(position) ?? []), block]);
  };
  for (const block of blocks) {
    if (!isText(block)) {
      append(block.kind === "break" ? last : last + 0.5, block);
      continue;
    }
    for (const segment of block.verses) {
      last = segment[0];
      append(last, { kind: block.kind, verses: [segment] });
    }
  }
  return cells;
}
