import { Form, useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Lazy, lazyCode } from "~/ui/lazy";
import { Select } from "~/ui/select";
import { BookOptions } from "./book-options";
import { citedBook } from "./cited-book";
import { chapterExists, toPassageQuery, type Passage } from "./passage";
import { useNavigatingSelect } from "./use-navigating-select";
import { VersionOptions } from "./version-options";

const passageDialog = lazyCode(() => import("./picker/passage-dialog"));

/** Smaller than in a form, because several controls must fit on a phone. */
const selectClass =
  "[&>select]:pr-8 [&>select]:pl-3 [&>select]:text-sm [&>select]:font-semibold";

/** Without JavaScript, native lists and a button replace the dialog. */
export function Picker({ passage }: { passage: Passage }) {
  const navigate = useNavigate();
  const { book, chapter, version: chosen } = passage;
  const versionProps = useNavigatingSelect(chosen.id, passage, (select) => {
    const query = { ...toPassageQuery(passage), version: select.value };
    navigate(urls.bible(query), { preventScrollReset: true });
  });
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  // The cleanup closes it after a navigation, because removing the dialog's history entry would cancel a pending one.
  useEffect(() => close, [key]);
  const exists = chapterExists(passage);
  return (
    <>
      <Form
        action={urls.bible()}
        aria-label="Choose what to read"
        className="contents"
      >
        {passage.parallel && (
          <input type="hidden" name="with" value={passage.parallel.id} />
        )}
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true);
          }}
          className="needs-script min-w-0 flex-1 justify-start gap-1! px-3! tight:basis-full"
        >
          <span className="truncate">
            {book ? citedBook(book.name) : "Select a book"}
          </span>{" "}
          {exists && chapter}
          <Icon name="chevron-down" className="ms-auto size-4 text-ink-soft" />
        </Button>
        <Select
          aria-label="Book"
          name="book"
          defaultValue={book?.name ?? ""}
          className={`${selectClass} without-script min-w-0 flex-1 tight:basis-full`}
        >
          <BookOptions chosen={book !== null} />
        </Select>
        <Select
          aria-label="Chapter"
          name="chapter"
          defaultValue={exists ? chapter : ""}
          className={`${selectClass} without-script shrink-0`}
        >
          {!exists && <option value="">–</option>}
          {Array.from({ length: book?.chapters ?? 1 }, (_, i) => (
            <option key={i}>{i + 1}</option>
          ))}
        </Select>
        <Select
          aria-label="Version"
          name="version"
          {...versionProps}
          className={`${selectClass} shrink-0 tight:flex-1`}
        >
          <VersionOptions />
        </Select>
        <Button type="submit" variant="secondary" className="without-script">
          Go
        </Button>
      </Form>
      {isOpen && (
        <Lazy code={passageDialog} onError={close}>
          {(code) => <code.PassageDialog passage={passage} onClose={close} />}
        </Lazy>
      )}
    </>
  );
}
