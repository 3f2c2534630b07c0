import { Form, useSubmit } from "@remix-run/react";
import type { ChangeEvent, ReactNode } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { books } from "./canon";
import type { Place } from "./place";
import { versions } from "./versions";

/** spec §2: version, book, chapter. A choice opens at once; without scripts there is a button. */
export function Picker({ place }: { place: Place }) {
  const { version, book, chapter } = place;
  const submit = useSubmit();
  const open = ({
    currentTarget: { name, form },
  }: ChangeEvent<HTMLSelectElement>) => {
    if (!form) return;
    const choice = new FormData(form);
    if (name === "book") choice.set("chapter", "1");
    submit(choice, { action: urls.bible(), preventScrollReset: true });
  };
  return (
    <Form
      key={`${version.id} ${book?.id} ${chapter}`}
      action={urls.bible()}
      aria-label="Choose what to read"
      className="flex min-w-0 grow gap-2"
    >
      <Choice
        label="Version"
        name="version"
        value={version.id}
        onChange={open}
        className="shrink-0"
      >
        {versions.map(({ id }) => (
          <option key={id}>{id}</option>
        ))}
      </Choice>
      <Choice
        label="Book"
        name="book"
        value={book?.name ?? ""}
        onChange={open}
        className="min-w-0 grow"
      >
        {!book && <option value="">Select a book</option>}
        {(["OT", "NT"] as const).map((testament) => (
          <optgroup
            key={testament}
            label={testament === "OT" ? "Old Testament" : "New Testament"}
          >
            {books
              .filter((each) => each.testament === testament)
              .map(({ id, name }) => (
                <option key={id} value={name}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </Choice>
      <Choice
        label="Chapter"
        name="chapter"
        value={`${chapter}`}
        onChange={open}
        className="shrink-0"
      >
        {book && chapter > book.chapters && <option>{chapter}</option>}
        {Array.from({ length: book?.chapters ?? 1 }, (_, i) => (
          <option key={i}>{i + 1}</option>
        ))}
      </Choice>
      <Button
        type="submit"
        variant="secondary"
        className="in-[[data-js]]:hidden"
      >
        Go
      </Button>
    </Form>
  );
}

function Choice({
  label,
  name,
  value,
  onChange,
  className = "",
  children,
}: {
  label: string;
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`relative ${className}`}>
      <select
        aria-label={label}
        name={name}
        defaultValue={value}
        onChange={onChange}
        className="touch w-full appearance-none truncate rounded-control border border-line-strong bg-paper pr-8 pl-3 text-sm font-semibold text-ink"
      >
        {children}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-soft"
      />
    </div>
  );
}
