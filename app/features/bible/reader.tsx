import { useLocation, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { EmptyState } from "~/ui/states";
import { useReplaceUrl } from "~/ui/use-replace-url";
import type { Chapter } from "./chapter";
import { ChapterFailed } from "./chapter-failed";
import { ChapterNav } from "./chapter-nav";
import {
  serializeSettingsCookie,
  type ReadingSettings,
  type TextSize,
} from "./reader-cookies";
import { ParallelNav } from "./parallel/parallel-nav";
import { Picker } from "./picker";
import { formatPassage, parsePassage, readerHref } from "./passage";
import { useListening } from "./listening/use-listening";
import { ContinueReading } from "./position/continue-reading";
import { lastHash } from "./reader-request";
import type { Favourite } from "./favourites/favourite";
import { missingPassageMessage, type LoadedPassage } from "./missing-passage";
import printStyles from "./print.css?url";
import { ReadingSettingsMenu } from "./reading-settings";
import { formatReference } from "./reference";
import { SearchBox } from "./search/search-box";
import { TypedNote } from "./typed-note";
import { useHeadingFocus } from "./use-heading-focus";
import {
  useChapterKeys,
  usePreloadOfflineSearch,
  useSavePassage,
} from "./use-reader";
import { Verses, type VerseActions } from "./verses";

export interface ReaderProps extends LoadedPassage {
  /** The chapter in the second version. Undefined if there is none, or if it couldn't be loaded. */
  second?: Chapter | undefined;
  settings: ReadingSettings;
  /** All of the viewer's favourites; null if the loader didn't load them. */
  favourites: Favourite[] | null;
}

const sizes: Record<TextSize, string> = {
  small: "text-base/[1.65]",
  medium: "text-lg/[1.65]",
  large: "text-xl/[1.6]",
  largest: "text-2xl/[1.5]",
};

/** Replaces the line height of the text size. */
const spacings: Record<ReadingSettings["lineSpacing"], string> = {
  compact: "leading-[1.4]",
  normal: "",
  wide: "leading-[2]",
};

export function Reader({
  passage,
  chapter,
  settings: initial,
  favourites,
  ...composed
}: ReaderProps & VerseActions) {
  const [settings, setSettings] = useState(initial);
  useChapterKeys(passage);
  useSavePassage(passage);
  usePreloadOfflineSearch();
  const listening = useListening(passage, chapter);
  const { search, hash } = useLocation();
  const isLast = hash === lastHash;
  const { verses } = parsePassage(new URLSearchParams(search));
  // The loader drops verses past the end of the chapter: "John 3:16ff" requests verses 16 to 176.
  const isShortened = verses?.at(-1) !== passage.verses?.at(-1);
  // Without this, Back to `/bible` would redirect to the last passage, so users couldn't get past it.
  const isReplaced = search === "" || isLast || isShortened;
  useReplaceUrl(isReplaced ? readerHref(passage) : null);
  const busy = useNavigation().state === "loading";
  return (
    <div
      className={`mx-auto w-full ${passage.parallel ? "max-w-5xl" : "max-w-2xl"}`}
    >
      <link rel="stylesheet" media="print" href={printStyles} />
      <SearchBox version={passage.version} />
      <div className="mt-3 flex gap-2">
        <Picker passage={passage} />
        {listening.button}
        <ReadingSettingsMenu
          settings={settings}
          onChange={(changed) => {
            document.cookie = serializeSettingsCookie(changed);
            setSettings(changed);
          }}
        />
      </div>
      {listening.bar}
      {isLast && <ContinueReading passage={passage} />}
      <article
        aria-busy={busy}
        // The delay avoids a flicker for cached chapters.
        className={`mx-auto ${passage.parallel ? "max-w-5xl" : "max-w-[34rem]"} pt-8 transition-opacity aria-busy:opacity-60 aria-busy:delay-200 sm:pt-10`}
      >
        {passage.book ? (
          <ReaderContent
            passage={passage}
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
        <ChapterNav passage={passage} />
      </article>
    </div>
  );
}

function ReaderContent({
  passage,
  chapter,
  second,
  settings,
  ...others
}: ReaderProps & VerseActions) {
  const heading = useHeadingFocus(passage);
  const missing = missingPassageMessage(passage, chapter);
  const { book, chapter: number } = passage;
  const name = book ? formatReference({ book, chapter: number }) : "Bible";
  return (
    <>
      <TypedNote version={passage.version} />
      <header className="mb-6 text-center">
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-serif text-3xl text-ink outline-none"
        >
          {name}
        </h1>
        {!second && (
          <p className="mt-1 text-sm text-ink-soft">
            {passage.version.name} ({passage.version.id})
            {passage.parallel && ` · Couldn't load the ${passage.parallel.id}.`}
          </p>
        )}
        <ParallelNav passage={passage} />
        <p role="status" className="sr-only">
          {formatPassage(passage)}
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
          passage={passage}
          chapter={chapter}
          second={second}
          {...others}
          settings={settings}
          className={`${sizes[settings.textSize]} ${spacings[settings.lineSpacing]}`}
        />
      ) : (
        <EmptyState title="No verses found for this selection. Please try a different chapter.">
          {missing}
        </EmptyState>
      )}
    </>
  );
}
