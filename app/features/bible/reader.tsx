import { Link, useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/states";
import { useAddress } from "~/ui/use-address";
import type { Book } from "./canon";
import type { Chapter } from "./chapter";
import { ChapterFailed } from "./chapter-failed";
import { ChapterNav } from "./chapter-nav";
import type { ReadingSettings, TextSize } from "./memory";
import { Picker } from "./picker";
import { citePlace, placeHref } from "./place";
import type { Place } from "./place";
import type { Favourite } from "./favourites/favourite";
import { missingPart } from "./missing-part";
import { ReadingSettingsMenu } from "./reading-settings";
import { formatReference } from "./reference";
import { SearchBox } from "./search-box";
import { turnsPage, useHeadingFocus } from "./use-heading-focus";
import {
  useChapterKeys,
  usePreparedSearch,
  useRememberedPlace,
} from "./use-reader";
import { useReadingSettings } from "./use-reading-settings";
import { Verses } from "./verses";

export interface ReaderProps {
  place: Place;
  /** Null: the book has no such chapter. "failed": it could not be had. */
  chapter: Chapter | null | "failed";
  settings: ReadingSettings;
  /** All of the viewer's; null: the page did not bring them along. */
  favourites: Favourite[] | null;
}

interface Composed extends ReaderProps {
  /** What is said of a favourite: who sees it. */
  seenBy: (favourite: Favourite) => ReactNode;
  /** Takes words of Scripture into a post. */
  onPost: (words: string) => void;
  /** Whether a picture can be made of the chosen verses. */
  hasPicture: boolean;
}

const sizes: Record<TextSize, string> = {
  small: "text-base/[1.65]",
  medium: "text-lg/[1.65]",
  large: "text-xl/[1.6]",
  largest: "text-2xl/[1.5]",
};

/** The Bible reader (spec §2). */
export function Reader({
  place,
  chapter,
  settings: initial,
  favourites,
  ...composed
}: Composed) {
  const [settings, change] = useReadingSettings(initial);
  useChapterKeys(place);
  useRememberedPlace(place);
  usePreparedSearch();
  // Back to `/bible` alone would lead to where one was last, and never past it.
  useAddress(useLocation().search === "" ? placeHref(place) : null);
  const busy = useNavigation().state === "loading";
  return (
    <div className="mx-auto w-full max-w-2xl">
      <SearchBox version={place.version} />
      <div className="mt-3 flex gap-2">
        <Picker place={place} />
        <ReadingSettingsMenu settings={settings} onChange={change} />
      </div>
      <article
        aria-busy={busy}
        // A chapter from the cache is there before the delay is over.
        className="mx-auto max-w-[34rem] pt-8 transition-opacity aria-busy:opacity-60 aria-busy:delay-200 sm:pt-10"
      >
        {place.book ? (
          <Page
            place={place}
            chapter={chapter}
            settings={settings}
            favourites={favourites}
            {...composed}
          />
        ) : (
          <>
            <h1 className="sr-only">Bible</h1>
            <EmptyState title="Select a book and chapter to start reading Scripture." />
          </>
        )}
        <ChapterNav place={place} />
      </article>
    </div>
  );
}

function Page({ place, chapter, settings, ...others }: Composed) {
  const heading = useHeadingFocus(place);
  const missing = missingPart(place, chapter);
  const { book, chapter: number } = place;
  const name = book ? formatReference({ book, chapter: number }) : "Bible";
  return (
    <>
      <header className="mb-6 text-center">
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-serif text-3xl text-ink outline-none"
        >
          {name}
        </h1>
        <p className="mt-1 text-sm text-ink-soft">
          {place.version.name} ({place.version.id})
        </p>
        <p role="status" className="sr-only">
          {citePlace(place)}
        </p>
        {chapter && missing !== null && (
          <p className="mt-4 text-sm text-ink">{missing}</p>
        )}
      </header>
      {chapter === "failed" ? (
        <ChapterFailed />
      ) : chapter ? (
        <Verses
          key={`${chapter.version} ${chapter.book} ${chapter.chapter}`}
          place={place}
          chapter={chapter}
          {...others}
          className={sizes[settings.textSize]}
          redLetters={settings.redLetters}
          found={missing === null}
        />
      ) : (
        <EmptyState
          title="No verses found for this selection. Please try a different chapter."
          action={place.book && <LastChapter of={place.book} from={place} />}
        >
          {missing}
        </EmptyState>
      )}
    </>
  );
}

/** The way on from a chapter past the end of a book. */
function LastChapter({ of: book, from }: { of: Book; from: Place }) {
  const { chapters } = book;
  const last = { ...from, chapter: chapters, verses: null };
  return (
    <Button asChild variant="secondary">
      <Link to={placeHref(last)} {...turnsPage}>
        Read {formatReference({ book, chapter: chapters })}
      </Link>
    </Button>
  );
}
