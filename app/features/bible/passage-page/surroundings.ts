import { isText, lastVerse, type Block, type Chapter } from "../chapter";
import type { VerseList } from "~/shared/verse-list";

/** Number of verses shown before and after the requested ones. */
const contextVerses = 3;

/** The requested verses with context, or the whole chapter. */
export function surroundings(chapter: Chapter, verses: VerseList | null) {
  const [first] = verses ?? [];
  const last = verses?.at(-1);
  if (first === undefined || last === undefined) return chapter;
  const from = first - contextVerses;
  const to = last + contextVerses;
  const excerpt = chapter.blocks.map((block) =>
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
  // Keeps headings between the verses, and at the ends of the chapter.
  const start = from <= 1 ? 0 : excerpt.findIndex(isShown);
  const end =
    to >= lastVerse(chapter)
      ? excerpt.length
      : excerpt.findLastIndex(isShown) + 1;
  const blocks = excerpt
    .slice(start, end)
    .filter((block) => !isText(block) || isShown(block));
  return { ...chapter, blocks };
}
