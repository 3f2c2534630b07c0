import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { BookOptions } from "./book-options";
import { findBook } from "./canon";
import type { Passage } from "./passage";
import { usePickerState } from "./use-picker-state";
import { versions } from "./versions";

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
      <Select
        aria-label="Version"
        name="version"
        value={choice.version}
        {...listeners}
        className="shrink-0 tight:w-full"
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
        className="min-w-0 flex-1"
      >
        <BookOptions chosen={book !== undefined} />
      </Select>
      <Select
        aria-label="Chapter"
        name="chapter"
        value={choice.chapter}
        {...listeners}
        className="shrink-0"
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

function Select({ className = "", ...select }: ComponentProps<"select">) {
  return (
    <div className={`relative ${className}`}>
      <select
        {...select}
        className="touch w-full appearance-none truncate rounded-control border border-line-strong bg-paper pr-8 pl-3 text-sm font-semibold text-ink"
      />
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-soft"
      />
    </div>
  );
}
