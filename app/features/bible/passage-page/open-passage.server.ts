import { AppError } from "~/shared/errors";
import { hasItalics, lastVerse, verseTexts } from "../chapter";
import type { Verse } from "../chapter";
import { getChapter } from "../chapter.server";
import { endingWith, missingPart } from "../missing-part";
import type { Place } from "../place";
import { versions } from "../versions";
import type { Version } from "../versions";
import type { Passage } from "./passage-page";
import { chaptersBeside } from "./passage-path";
import { surroundings, withoutNotes } from "./surroundings";

/** Verses; Psalm 119 alone has more, and would weigh twice what any other page does. */
const longest = 100;

/** What the public page of a place shows, from the static files alone, and the verses that it is about. */
export async function openPassage(
  assets: Fetcher,
  wanted: Place,
): Promise<{ passage: Passage; said: Verse[]; italics: boolean }> {
  const beside = versions.find(({ id }) => id !== wanted.version.id);
  const [chapter, other] = await Promise.all([
    read(assets, wanted, wanted.version),
    read(assets, wanted, beside ?? wanted.version),
  ]);
  const problem = missingPart(wanted, chapter);
  if (!chapter || !other || problem !== null) {
    throw new AppError("not_found", {
      detail: problem ?? "There is no such place.",
    });
  }
  const last = lastVerse(chapter);
  const place = endingWith(wanted, chapter);
  const { verses } = place;
  const text = surroundings(chapter, verses);
  const [before, after] = placesBeside(place, last);
  return {
    passage: {
      place,
      text,
      other:
        verses === null && last > longest
          ? null
          : {
              place: { ...place, version: beside ?? wanted.version },
              text: withoutNotes(surroundings(other, verses)),
            },
      before,
      after,
    },
    said: verseTexts(chapter).filter(
      (one) => one.text !== "" && (verses?.includes(one.verse) ?? true),
    ),
    italics: hasItalics(text),
  };
}

async function read(assets: Fetcher, place: Place, version: Version) {
  const { book, chapter } = place;
  return book && getChapter(assets, version, book, chapter);
}

/** The verses beside; at a chapter's ends, and for a chapter, the chapters. */
function placesBeside(place: Place, last: number) {
  const [before, after] = chaptersBeside(place);
  const { verses } = place;
  const [first = 1] = verses ?? [];
  const end = verses?.at(-1) ?? last;
  return [
    verses && first > 1 ? { ...place, verses: [first - 1] } : before,
    verses && end < last ? { ...place, verses: [end + 1] } : after,
  ] as const;
}
