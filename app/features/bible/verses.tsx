import { useQueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { onCopy, getQuotation } from "~/client/scripture-text";
import type { Chapter } from "./chapter";
import type { Favourite } from "./favourites/favourite";
import {
  toggleFavourite,
  useFavourites,
} from "./favourites/favourites.queries";
import { Footnotes } from "./footnotes";
import { hasText } from "./missing-passage";
import {
  toggleVerse,
  formatPassage,
  readerHref,
  type Passage,
} from "./passage";
import { ParallelText } from "./parallel/parallel-text";
import { useVerseSelection } from "./use-verse-selection";
import { VerseBar } from "./verse-bar";
import { textLanguage } from "./versions";

/** What the route adds from features that import this one. */
export interface VerseActions {
  /** Tells who can see a favourite. */
  renderVisibility: (favourite: Favourite) => ReactNode;
  /** Opens the composer with the quoted text. */
  onPost: (text: string) => void;
  /** Whether the selected verses fit on a verse image. */
  canMakeImage: boolean;
}

interface VersesProps extends VerseActions {
  passage: Passage;
  chapter: Chapter;
  second?: Chapter | undefined;
  favourites: Favourite[] | null;
  redLetters: boolean;
  className: string;
}

export function Verses({
  passage,
  chapter,
  second,
  favourites: initialFavourites,
  renderVisibility,
  onPost,
  canMakeImage,
  redLetters,
  className,
}: VersesProps) {
  const { text, listeners } = useVerseSelection(passage);
  const favourites = useFavourites(initialFavourites);
  const client = useQueryClient();
  useEffect(() => {
    document.addEventListener("copy", onCopy);
    return () => {
      document.removeEventListener("copy", onCopy);
    };
  }, []);
  const { book, verses } = passage;
  const reference = formatPassage(passage) ?? "";
  const here = favourites.filter(
    (one) => one.book === book?.name && one.chapter === passage.chapter,
  );
  const verse = verses?.length === 1 ? verses[0] : undefined;
  const favourite = here.find((each) => each.verse === verse);
  return (
    <>
      <div
        ref={text}
        {...listeners}
        data-scripture={formatPassage({ ...passage, verses: null })}
        data-version={passage.version.id}
        {...textLanguage(passage.version.id)}
        data-red={redLetters ? "" : undefined}
        className={`group/chapter font-serif text-ink ${className}`}
      >
        <ParallelText
          passage={passage}
          chapter={chapter}
          second={second}
          selected={verses}
          getVerseHref={(verse) => readerHref(toggleVerse(passage, verse))}
          tabStop={verses?.[0] ?? 1}
          favourites={new Set(here.map(({ verse }) => verse))}
        />
        <Footnotes
          chapter={chapter}
          getHref={(to) => readerHref({ ...to, parallel: passage.parallel })}
        />
      </div>
      {book && verses && hasText(passage, chapter) && (
        <VerseBar
          passage={passage}
          reference={reference}
          quotation={() => text.current && getQuotation(text.current)}
          favourite={verse === undefined ? null : favourite !== undefined}
          favouriteVisibility={favourite && renderVisibility(favourite)}
          onFavourite={(desired) => {
            if (verse === undefined) return;
            const selected: Favourite = favourite ?? {
              book: book.name,
              chapter: passage.chapter,
              verse,
              version: passage.version.id,
              shown: false,
              reference,
            };
            void toggleFavourite(
              client,
              { ...selected, id: reference },
              desired,
            );
          }}
          onPost={onPost}
          canMakeImage={canMakeImage}
        />
      )}
    </>
  );
}
