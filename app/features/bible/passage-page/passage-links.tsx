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
      <PassageLink to={before} label="Previous" />
      {passage.verses && (
        <Button
          asChild
          variant="quiet"
          className="max-sm:order-first max-sm:w-full"
        >
          <a href={publicPassageHref(chapter)}>
            All of {formatPassage(chapter)}
          </a>
        </Button>
      )}
      <PassageLink to={after} label="Next" />
    </nav>
  );
}

function PassageLink({
  to,
  label,
}: {
  to: Passage | null;
  label: "Previous" | "Next";
}) {
  if (!to) return <span />;
  const isNext = label === "Next";
  return (
    <Button asChild variant="quiet">
      <a href={publicPassageHref(to)}>
        {!isNext && <Icon name="chevron-left" />}
        <span className="sr-only">{label}: </span>
        {formatPassage(to)}
        {isNext && <Icon name="chevron-right" />}
      </a>
    </Button>
  );
}
