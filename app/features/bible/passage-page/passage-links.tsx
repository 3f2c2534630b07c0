import type { ReactNode } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import {
  formatPassage,
  readerHref,
  toPassageQuery,
  publicPassageHref,
  type Passage,
} from "../passage";

export interface ShareContent {
  title: string;
  text: string;
  url: string;
}

interface PassageActionsProps {
  passage: Passage;
  shared: ShareContent;
  empty: boolean;
}

export function PassageActions({
  passage,
  shared,
  empty,
}: PassageActionsProps) {
  return (
    <div className="mt-8 flex flex-wrap justify-center gap-2">
      {!empty && (
        <Button
          variant="secondary"
          className="needs-script"
          data-action="copy-scripture"
          data-success={passage.verses ? "Verse copied!" : "Chapter copied!"}
          data-error="Failed to copy verse. Please try again."
        >
          <Icon name="copy" />
          Copy
        </Button>
      )}
      <Button
        variant="secondary"
        className="needs-script"
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
          <a href={urls.verseGeneratorAt(toPassageQuery(passage))}>
            <Icon name="image" />
            Make a verse image
          </a>
        </Button>
      )}
      <Button asChild>
        <a href={readerHref(passage)}>
          <Icon name="book-open" />
          Open in the reader
        </a>
      </Button>
    </div>
  );
}

interface PassageLinksProps {
  passage: Passage;
  before: Passage | null;
  after: Passage | null;
}

/** Links to the previous and next passage, and from verses to their chapter. */
export function PassageLinks({ passage, before, after }: PassageLinksProps) {
  const chapter = { ...passage, verses: null };
  return (
    <nav
      aria-label={passage.verses ? "Other verses" : "Chapters"}
      className="mx-auto mt-8 flex max-w-[34rem] flex-wrap items-center justify-between gap-2 border-t border-line pt-5 lg:max-w-none"
    >
      {before ? (
        <PassageLink to={before} label="Previous">
          <Icon name="chevron-left" />
          {formatPassage(before)}
        </PassageLink>
      ) : (
        <span />
      )}
      {passage.verses && (
        <PassageLink to={chapter} className="max-sm:order-first max-sm:w-full">
          All of {formatPassage(chapter)}
        </PassageLink>
      )}
      {after ? (
        <PassageLink to={after} label="Next">
          {formatPassage(after)}
          <Icon name="chevron-right" />
        </PassageLink>
      ) : (
        <span />
      )}
    </nav>
  );
}

function PassageLink({
  to,
  label,
  className = "",
  children,
}: {
  to: Passage;
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Button asChild variant="quiet" className={className}>
      <a href={publicPassageHref(to)}>
        {label !== undefined && <span className="sr-only">{label}: </span>}
        {children}
      </a>
    </Button>
  );
}
