import { useEffect } from "react";
import type { ReactNode } from "react";
import { onCopy, quotationIn } from "~/browser/scripture-text";
import type { Chapter } from "./chapter";
import { ChapterText } from "./chapter-text";
import type { Favourite } from "./favourites/favourite";
import { useFavourite, useFavourites } from "./favourites/favourites.queries";
import { Footnotes } from "./footnotes";
import { leftOut } from "./missing-part";
import { chosen, citePlace, placeHref } from "./place";
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
  /** Takes words of Scripture into a post. */
  onPost: (words: string) => void;
  /** Whether a picture can be made of the chosen verses. */
  hasPicture: boolean;
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
  onPost,
  hasPicture,
  found,
  redLetters,
  className,
}: VersesProps) {
  const text = useVerseChoice(place);
  const favourites = useFavourites(brought);
  const setFavourite = useFavourite();
  useEffect(() => {
    document.addEventListener("copy", onCopy);
    return () => {
      document.removeEventListener("copy", onCopy);
    };
  }, []);
  const { book, verses } = place;
  const here = favourites.filter(
    (one) => one.book === book?.name && one.chapter === place.chapter,
  );
  const verse = verses?.length === 1 ? verses[0] : undefined;
  const one = here.find((kept) => kept.verse === verse);
  const missing = leftOut(place, chapter);
  return (
    <>
      <div
        ref={text}
        data-scripture={citePlace({ ...place, verses: null })}
        data-version={place.version.id}
        data-red={redLetters ? "" : undefined}
        className={`group/chapter font-serif text-ink ${className}`}
      >
        <ChapterText
          chapter={chapter}
          shown={verses}
          hrefOf={(verse) => placeHref(chosen(place, verse))}
          stop={verses?.[0] ?? 1}
          favourites={new Set(here.map(({ verse }) => verse))}
        />
        <Footnotes chapter={chapter} />
      </div>
      {book && verses && found && (
        <VerseBar
          place={place}
          reference={citePlace(place) ?? ""}
          quotation={() => text.current && quotationIn(text.current)}
          missing={missing}
          favourite={
            // What a version has only a note for cannot be kept in it.
            one || (verse !== undefined && missing === null)
              ? one !== undefined
              : null
          }
          seenBy={one && seenBy(one)}
          onFavourite={(wanted) => {
            if (verse === undefined) return;
            const wish: Favourite = one ?? {
              book: book.name,
              chapter: place.chapter,
              verse,
              version: place.version.id,
              shown: false,
              reference: formatReference({
                book,
                chapter: place.chapter,
                verse,
              }),
            };
            setFavourite(wish, wanted);
          }}
          onPost={onPost}
          hasPicture={hasPicture}
        />
      )}
    </>
  );
}
