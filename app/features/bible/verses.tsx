import { useQueryClient } from "@tanstack/react-query";
import { useEffect, type ComponentType } from "react";
import { getQuotation, onCopy } from "~/client/scripture-text";
import { formatVerseList } from "~/shared/verse-list";
import type { Chapter } from "./chapter";
import { listVerses, type Favourite } from "./favourites/favourite";
import {
  toggleFavourite,
  useFavourites,
} from "./favourites/favourites.queries";
import type { ReadingSettings } from "./reader-cookies";
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
import { getCopyOptions } from "./use-verse-actions";
import { VerseBar } from "./verse-bar";
import { textLanguage } from "./versions";

/** What the route adds from features that import this one. */
export interface VerseActions {
  /** Tells who can see a favourite. */
  FavouriteAudience: ComponentType<{ favourite: Favourite }>;
  /** Opens the composer with the quoted text. */
  onPost: (text: string) => void;
  /** Whether the selected verses can become a verse image. */
  canMakeImage: boolean;
}

interface VersesProps extends VerseActions {
  passage: Passage;
  chapter: Chapter;
  second?: Chapter | undefined;
  favourites: Favourite[] | null;
  settings: ReadingSettings;
  className: string;
}

/** One verse a line, where the text is prose. */
const lineClass =
  "[&_p:not([data-line])]:indent-0! [&_p:not([data-line])>[data-verse]]:block";

export function Verses({
  passage,
  chapter,
  second,
  favourites: initialFavourites,
  FavouriteAudience,
  onPost,
  canMakeImage,
  settings,
  className,
}: VersesProps) {
  const { text, listeners } = useVerseSelection(passage);
  const favourites = useFavourites(initialFavourites);
  const client = useQueryClient();
  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      onCopy(event, getCopyOptions(passage, settings));
    };
    document.addEventListener("copy", copy);
    return () => {
      document.removeEventListener("copy", copy);
    };
  }, [passage, settings]);
  const { book, verses } = passage;
  const reference = formatPassage(passage) ?? "";
  const here = favourites.filter(
    (one) => one.book === book?.name && one.chapter === passage.chapter,
  );
  const favourite = here.find((each) => each.reference === reference);
  const [verse = 0, ...more] = verses ?? [];
  const around = here.find((each) => listVerses(each).includes(verse));
  return (
    <>
      <div
        ref={text}
        {...listeners}
        data-scripture={formatPassage({ ...passage, verses: null })}
        data-version={passage.version.id}
        {...textLanguage(passage.version.id)}
        data-red={settings.redLetters ? "" : undefined}
        className={`group/chapter font-serif text-ink [&_[data-reading]]:bg-primary-soft ${settings.verseLines ? lineClass : ""} ${className}`}
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
          quotation={(options) =>
            text.current && getQuotation(text.current, options)
          }
          copyOptions={getCopyOptions(passage, settings)}
          favourite={favourite !== undefined}
          favouriteVisibility={
            favourite ? (
              <FavouriteAudience favourite={favourite} />
            ) : (
              around && `Part of your favourite ${around.reference}`
            )
          }
          onFavourite={(desired) => {
            const selected: Favourite = favourite ?? {
              book: book.name,
              chapter: passage.chapter,
              verse,
              ...(more.length > 0 && { verses: formatVerseList(verses) }),
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
