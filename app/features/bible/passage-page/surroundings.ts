import { isText, lastVerse } from "../chapter";
import type { Block, Chapter, Run } from "../chapter";
import type { VerseList } from "~/shared/verse-list";

/** Verses before and after those that are asked for, so that these are read where they stand. */
const around = 3;

/** The verses and what is around them; all of a chapter where none are asked for. */
export function surroundings(chapter: Chapter, verses: VerseList | null) {
  const [first] = verses ?? [];
  const last = verses?.at(-1);
  if (first === undefined || last === undefined) return chapter;
  const from = first - around;
  const to = last + around;
  const cut = chapter.blocks.map((block) =>
    isText(block)
      ? {
          ...block,
          verses: block.verses.filter(
            ([verse]) => verse >= from && verse <= to,
          ),
        }
      : block,
  );
  const isShown = (block: Block) => isText(block) && block.verses.length > 0;
  // Headings stay between what is shown, and at the ends that the chapter has itself.
  const start = from <= 1 ? 0 : cut.findIndex(isShown);
  const end =
    to >= lastVerse(chapter) ? cut.length : cut.findLastIndex(isShown) + 1;
  const blocks = cut
    .slice(start, end)
    .filter((block) => !isText(block) || isShown(block));
  return { ...chapter, blocks };
}

/** For the version beside the one that is read: its words alone. */
export function withoutNotes(chapter: Chapter): Chapter {
  const words = (runs: readonly Run[]) =>
    runs.filter((run) => typeof run !== "number");
  return {
    ...chapter,
    notes: [],
    blocks: chapter.blocks.map((block) => {
      if (isText(block)) {
        return {
          ...block,
          verses: block.verses.map(
            ([verse, runs]) => [verse, words(runs)] as const,
          ),
        };
      }
      return "runs" in block ? { ...block, runs: words(block.runs) } : block;
    }),
  };
}
