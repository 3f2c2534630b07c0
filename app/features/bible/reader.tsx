import { Link, useNavigation, useRevalidator } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { EmptyState, ErrorState } from "~/ui/states";
import type { Chapter } from "./chapter";
import { ChapterNav } from "./chapter-nav";
import { ChapterText } from "./chapter-text";
import { Footnotes } from "./footnotes";
import type { ReadingSettings, TextSize } from "./memory";
import { Picker } from "./picker";
import { placeQuery } from "./place";
import type { Place } from "./place";
import { missingPart } from "./missing-part";
import { ReadingSettingsMenu } from "./reading-settings";
import { spokenReference } from "./reference";
import { SearchBox } from "./search-box";
import { useHeadingFocus } from "./use-heading-focus";
import {
  useChapterKeys,
  useRememberedPlace,
  useShownVerse,
} from "./use-reader";
import { useReadingSettings } from "./use-reading-settings";

export interface ReaderProps {
  place: Place;
  /** Null: the book has no such chapter. "failed": it could not be had. */
  chapter: Chapter | null | "failed";
  settings: ReadingSettings;
}

const sizes: Record<TextSize, string> = {
  small: "text-base/[1.65]",
  medium: "text-lg/[1.65]",
  large: "text-xl/[1.6]",
  largest: "text-2xl/[1.5]",
};

/** The Bible reader (spec §2). */
export function Reader({ place, chapter, settings: initial }: ReaderProps) {
  const [settings, change] = useReadingSettings(initial);
  useChapterKeys(place);
  useRememberedPlace(place);
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
          <Page place={place} chapter={chapter} settings={settings} />
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

function Page({ place, chapter, settings }: ReaderProps) {
  const heading = useHeadingFocus(place);
  useShownVerse(place);
  const missing = missingPart(place, chapter);
  const { revalidate, state } = useRevalidator();
  const name = spokenReference(`${place.book?.name} ${place.chapter}`);
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
          {name}
        </p>
        {chapter &&
          chapter !== "failed" &&
          place.verses &&
          missing === null && (
            <Button asChild variant="quiet" className="mt-2">
              <Link to={urls.verseGeneratorAt(placeQuery(place))}>
                <Icon name="verse" />
                Make a verse image
              </Link>
            </Button>
          )}
        {chapter && missing !== null && (
          <p className="mt-4 text-sm text-ink">{missing}</p>
        )}
      </header>
      {chapter === "failed" ? (
        <ErrorState
          title="This chapter could not be loaded."
          onRetry={revalidate}
          retrying={state === "loading"}
        />
      ) : chapter ? (
        <div
          key={`${chapter.version} ${chapter.book} ${chapter.chapter}`}
          data-red={settings.redLetters ? "" : undefined}
          className={`group/chapter font-serif text-ink ${sizes[settings.textSize]}`}
        >
          <ChapterText chapter={chapter} shown={place.verses} />
          <Footnotes chapter={chapter} />
        </div>
      ) : (
        <EmptyState title="No verses found for this selection. Please try a different chapter.">
          {missing}
        </EmptyState>
      )}
    </>
  );
}
