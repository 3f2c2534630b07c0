import { Form } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { isThere } from "./place";
import type { Place } from "./place";
import { turnsPage } from "./use-heading-focus";

/** spec §2: Previous, 'Chapter X of N', Next. A form, so that it turns pages before scripts run. */
export function ChapterNav({ place }: { place: Place }) {
  const { version, book, chapter } = place;
  // A chapter that the book does not have has no neighbours.
  if (!book || !isThere(place)) return null;
  return (
    <Form
      action={urls.bible()}
      aria-label="Chapters"
      {...turnsPage}
      className="mt-10 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-5"
    >
      <input type="hidden" name="book" value={book.name} />
      <input type="hidden" name="version" value={version.id} />
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
