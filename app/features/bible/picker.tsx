import { Form } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { BookOptions } from "./book-options";
import { findBook } from "./canon";
import type { Passage } from "./passage";
import { usePickerState } from "./use-picker-state";
import { versions } from "./versions";

/** Smaller than in a form, because three and a button must fit on a phone. */
const selectClass =
  "[&>select]:pr-8 [&>select]:pl-3 [&>select]:text-sm [&>select]:font-semibold";

/** Without JavaScript, a button submits the form. */
export function Picker({ passage }: { passage: Passage }) {
  const { choice, listeners } = usePickerState(passage);
  const book = findBook(choice.book);
  const chapters = book?.chapters ?? 1;
  return (
    <Form
      action={urls.bible()}
      aria-label="Choose what to read"
      className="flex min-w-0 grow flex-wrap gap-2"
    >
      {passage.parallel && (
        <input type="hidden" name="with" value={passage.parallel.id} />
      )}
      <Select
        aria-label="Version"
        name="version"
        value={choice.version}
        {...listeners}
        className={`${selectClass} shrink-0 tight:w-full`}
      >
        {versions.map(({ id }) => (
          <option key={id}>{id}</option>
        ))}
      </Select>
      <Select
        aria-label="Book"
        name="book"
        value={choice.book}
        {...listeners}
        className={`${selectClass} min-w-0 flex-1`}
      >
        <BookOptions chosen={book !== undefined} />
      </Select>
      <Select
        aria-label="Chapter"
        name="chapter"
        value={choice.chapter}
        {...listeners}
        className={`${selectClass} shrink-0`}
      >
        {choice.chapter === "" && <option value="">–</option>}
        {Array.from({ length: chapters }, (_, i) => (
          <option key={i}>{i + 1}</option>
        ))}
      </Select>
      <Button type="submit" variant="secondary" className="without-script">
        Go
      </Button>
    </Form>
  );
}
