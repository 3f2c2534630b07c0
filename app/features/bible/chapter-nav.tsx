import { Form, Link } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import {
  adjacentChapter,
  chapterExists,
  formatPassage,
  readerHref,
  type Passage,
} from "./passage";
import { pageTurnProps } from "./use-heading-focus";

/** At the ends of a book, links lead to the books next to it. A form, so that it works before hydration. */
export function ChapterNav({ passage }: { passage: Passage }) {
  const { version, book, chapter, parallel } = passage;
  // A chapter that doesn't exist has no previous or next one.
  if (!book || !chapterExists(passage)) return null;
  return (
    <Form
      action={urls.bible()}
      aria-label="Chapters"
      {...pageTurnProps}
      className="mt-10 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-5"
    >
      <input type="hidden" name="book" value={book.name} />
      <input type="hidden" name="version" value={version.id} />
      {parallel && <input type="hidden" name="with" value={parallel.id} />}
      <Button
        type="submit"
        variant="secondary"
        name="chapter"
        value={chapter - 1}
        disabled={chapter <= 1}
      >
        <Icon name="chevron-left" />
        <span className="tight:hidden">Previous</span>
        <span className="hidden tight:inline">Prev</span>
      </Button>
      <p className="text-sm text-ink-soft tight:order-first tight:w-full tight:text-center">
        Chapter {chapter} of {book.chapters}
      </p>
      <Button
        type="submit"
        variant="secondary"
        name="chapter"
        value={chapter + 1}
        disabled={chapter >= book.chapters}
      >
        Next
        <Icon name="chevron-right" />
      </Button>
      <div className="flex w-full flex-wrap empty:hidden">
        {[-1, 1].map((step) => {
          const other = adjacentChapter(passage, step);
          return (
            other &&
            other.book !== book && (
              <Button
                key={step}
                asChild
                variant="quiet"
                className={step > 0 ? "ms-auto" : ""}
              >
                <Link to={readerHref(other)}>
                  {step > 0 ? "On" : "Back"} to {formatPassage(other)}
                </Link>
              </Button>
            )
          );
        })}
      </div>
    </Form>
  );
}
