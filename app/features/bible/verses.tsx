import type { ReactNode } from "react";
import { verseTexts } from "./chapter";
import type { Chapter } from "./chapter";
import { ChapterText } from "./chapter-text";
import type { Favourite } from "./favourites/favourite";
import { useFavourite, useFavourites } from "./favourites/favourites.queries";
import { Footnotes } from "./footnotes";
import type { Place } from "./place";
import { formatReference } from "./reference";
import { useVerseChoice } from "./use-verse-choice";
import { VerseBar } from "./verse-bar";

interface VersesProps {
  place: Place;
  chapter: Chapter;
  favourites: Favourite[] | null;
  /** What is said of a favourite: who sees it. */
  seenBy: (favourite: Favourite) => ReactNode;
  /** Whether the chapter has the verses that the address points to. */
  found: boolean;
  redLetters: boolean;
  /** The size of its letters. */
  className: string;
}

/** A chapter to read, and what can be done with a verse of it. */
export function Verses({
  place,
  chapter,
  favourites: brought,
  seenBy,
  found,
  redLetters,
  className,
}: VersesProps) {
  const text = useVerseChoice(place);
  const favourites = useFavourites(brought);
  const setFavourite = useFavourite();
  const { book, verses } = place;
  const here = favourites.filter(
    (one) => one.book === book?.name && one.chapter === place.chapter,
  );
  const one =
    book && verses && verses[0] === verses[1]
      ? here.find(({ verse }) => verse === verses[0])
      : undefined;
  return (
    <>
      <div
        ref={text}
        data-red={redLetters ? "" : undefined}
        className={`group/chapter font-serif text-ink ${className}`}
      >
        <ChapterText
          chapter={chapter}
          place={place}
          favourites={new Set(here.map(({ verse }) => verse))}
        />
        <Footnotes chapter={chapter} />
      </div>
      {book && verses && found && (
        <VerseBar
          place={place}
          reference={referenceOf(book, place.chapter, verses)}
          favourite={
            one || (verses[0] === verses[1] && hasWords(chapter, verses[0]))
              ? one !== undefined
              : null
          }
          seenBy={one && seenBy(one)}
          onFavourite={(wanted) => {
            const verse: Favourite = one ?? {
              book: book.name,
              chapter: place.chapter,
              verse: verses[0],
              version: place.version.id,
              shown: false,
              reference: referenceOf(book, place.chapter, verses),
            };
            setFavourite(verse, wanted);
          }}
        />
      )}
    </>
  );
}

/** What a translation has only a note for cannot be kept in it: Acts 8:37 in the WEB. */
function hasWords(chapter: Chapter, verse: number): boolean {
  return verseTexts(chapter).some((one) => one.verse === verse && one.text);
}

function referenceOf(
  book: { name: string },
  chapter: number,
  [verse, last]: [number, number],
): string {
  return formatReference({
    book,
    chapter,
    verse,
    ...(last > verse && { lastVerse: last }),
  });
}
