import { AppError } from "~/shared/errors";
import { hasItalics, lastVerse, verseTexts, type Verse } from "../chapter";
import { loadChapter } from "../chapter.server";
import { missingPassageMessage } from "../missing-passage";
import { adjacentChapter, type Passage } from "../passage";
import { versions } from "../versions";
import type { PassagePageData } from "./passage-page";
import { surroundings } from "./surroundings";

/** Only Psalm 119 has more, and with both versions it would be twice as large as any other page. */
const maxVersesForTwoVersions = 100;

/** Data of the public page, from static files only, and the verses it's about. */
export async function loadPassagePage(
  assets: Fetcher,
  requested: Passage,
): Promise<{ page: PassagePageData; verses: Verse[]; italics: boolean }> {
  const { version } = requested;
  const parallel = versions.find(({ id }) => id !== version.id);
  const loaded = await loadChapter(assets, { ...requested, parallel });
  const { chapter, second } = loaded;
  const problem = missingPassageMessage(requested, chapter);
  if (!chapter || problem !== null) {
    throw new AppError("not_found", {
      detail: problem ?? "There is no such passage.",
    });
  }
  const last = lastVerse(chapter);
  const passage = { ...loaded.passage, parallel: undefined };
  const { verses } = passage;
  const text = surroundings(chapter, verses);
  const [before, after] = adjacentPassages(passage, last);
  return {
    page: {
      passage,
      text,
      other:
        !parallel ||
        !second ||
        (verses === null && last > maxVersesForTwoVersions)
          ? null
          : {
              passage: { ...passage, version: parallel },
              text: surroundings(second, verses),
            },
      before,
      after,
    },
    verses: verseTexts(chapter).filter(
      (one) => one.text !== "" && (verses?.includes(one.verse) ?? true),
    ),
    italics: hasItalics(text),
  };
}

/** The previous and next verse, or chapters at the ends of a chapter and for whole chapters. */
function adjacentPassages(passage: Passage, last: number) {
  const { verses } = passage;
  const [first = 1] = verses ?? [];
  const end = verses?.at(-1) ?? last;
  return [
    verses && first > 1
      ? { ...passage, verses: [first - 1] }
      : adjacentChapter(passage, -1),
    verses && end < last
      ? { ...passage, verses: [end + 1] }
      : adjacentChapter(passage, 1),
  ] as const;
}
