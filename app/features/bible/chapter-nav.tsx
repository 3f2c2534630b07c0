import { Form } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { Place } from "./place";
import { turnsPage } from "./use-heading-focus";

/** spec §2: Previous, 'Chapter X of N', Next. A form, so that it turns pages before scripts run. */
export function ChapterNav({
  place: { version, book, chapter },
}: {
  place: Place;
}) {
  if (!book) return null;
  return (
    <Form
      action={urls.bible()}
      aria-label="Chapters"
      {...turnsPage}
      className="mt-10 flex items-center justify-between gap-2 border-t border-line pt-5"
    >
      <input type="hidden" name="book" value={book.name} />
      <input type="hidden" name="version" value={version.id} />
      <Button
        type="submit"
        variant="secondary"
        className="max-[22.5rem]:px-3"
        name="chapter"
        value={Math.min(chapter - 1, book.chapters)}
        disabled={chapter <= 1}
      >
        <Icon name="chevron-left" />
        <span className="max-[22.5rem]:hidden">Previous</span>
        <span className="min-[22.5rem]:hidden">Prev</span>
      </Button>
      <p className="text-sm whitespace-nowrap text-ink-soft max-[22.5rem]:text-xs">
        Chapter {chapter} of {book.chapters}
      </p>
      <Button
        type="submit"
        variant="secondary"
        className="max-[22.5rem]:px-3"
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
