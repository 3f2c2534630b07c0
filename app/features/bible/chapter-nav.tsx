import { Form } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { chapterExists, type Passage } from "./passage";
import { pageTurnProps } from "./use-heading-focus";

/** A form, so that it works before hydration. */
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
        Previous
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
    </Form>
  );
}
