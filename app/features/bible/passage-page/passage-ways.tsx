import type { ReactNode } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { citePlace, placeHref, placeQuery, publicHref } from "../place";
import type { Place } from "../place";

/** What a device's share sheet is given. */
export interface Shared {
  title: string;
  text: string;
  url: string;
}

const script = "hidden! in-data-js:inline-flex!";

interface ActsProps {
  place: Place;
  shared: Shared;
  /** There are no words of it. */
  empty: boolean;
}

/** What can be done with a passage. */
export function PassageActs({ place, shared, empty }: ActsProps) {
  return (
    <div className="mt-8 flex flex-wrap justify-center gap-2">
      {!empty && (
        <Button
          variant="secondary"
          className={script}
          data-action="copy-scripture"
          data-done={place.verses ? "Verse copied!" : "Chapter copied!"}
          data-failed="Failed to copy verse. Please try again."
        >
          <Icon name="copy" />
          Copy
        </Button>
      )}
      <Button
        variant="secondary"
        className={script}
        data-action="share"
        data-title={shared.title}
        data-text={shared.text}
        data-url={shared.url}
      >
        <Icon name="share" />
        Share
      </Button>
      {!empty && (
        <Button asChild variant="secondary">
          <a href={urls.verseGeneratorAt(placeQuery(place))}>
            <Icon name="image" />
            Make a verse image
          </a>
        </Button>
      )}
      <Button asChild>
        <a href={placeHref(place)}>
          <Icon name="book-open" />
          Open in the reader
        </a>
      </Button>
    </div>
  );
}

interface WaysProps {
  place: Place;
  before: Place | null;
  after: Place | null;
}

/** Before, after, and from verses to their chapter. */
export function PassageWays({ place, before, after }: WaysProps) {
  const chapter = { ...place, verses: null };
  return (
    <nav
      aria-label={place.verses ? "Other verses" : "Chapters"}
      className="mx-auto mt-8 flex max-w-[34rem] flex-wrap items-center justify-between gap-2 border-t border-line pt-5 lg:max-w-none"
    >
      {before ? (
        <Way to={before} says="Previous">
          <Icon name="chevron-left" />
          {citePlace(before)}
        </Way>
      ) : (
        <span />
      )}
      {place.verses && (
        <Way to={chapter} className="max-sm:order-first max-sm:w-full">
          All of {citePlace(chapter)}
        </Way>
      )}
      {after ? (
        <Way to={after} says="Next">
          {citePlace(after)}
          <Icon name="chevron-right" />
        </Way>
      ) : (
        <span />
      )}
    </nav>
  );
}

function Way({
  to,
  says,
  className = "",
  children,
}: {
  to: Place;
  says?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Button asChild variant="quiet" className={className}>
      <a href={publicHref(to) ?? urls.root}>
        {says !== undefined && <span className="sr-only">{says}: </span>}
        {children}
      </a>
    </Button>
  );
}
