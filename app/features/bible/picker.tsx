import { Form } from "@remix-run/react";
import { useState } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Lazy, lazyCode } from "~/ui/lazy";
import { Select } from "~/ui/select";
import { BookOptions } from "./book-options";
import { chapterExists, formatPassage, type Passage } from "./passage";
import { useVersionSelect } from "./use-picker-state";
import { VersionOptions } from "./version-options";

const passageDialog = lazyCode(() => import("./picker/passage-dialog"));

/** Smaller than in a form, because several controls must fit on a phone. */
const selectClass =
  "[&>select]:pr-8 [&>select]:pl-3 [&>select]:text-sm [&>select]:font-semibold";

/** Without JavaScript, native lists and a button replace the dialog. */
export function Picker({ passage }: { passage: Passage }) {
  const versionProps = useVersionSelect(passage);
  // The dialog closes when the page shows another passage, so that its history entry is never removed during navigation.
  const [openedAt, setOpenedAt] = useState<Passage | null>(null);
  const close = () => {
    setOpenedAt(null);
  };
  const { book, chapter } = passage;
  const exists = chapterExists(passage);
  const name = exists
    ? formatPassage({ ...passage, verses: null })
    : (book?.name ?? "Select a book");
  return (
    <>
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
          {...versionProps}
          className={`${selectClass} shrink-0 tight:w-full`}
        >
          <VersionOptions />
        </Select>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onClick={() => {
            setOpenedAt(passage);
          }}
          className="needs-script min-w-0 flex-1 justify-between px-3!"
        >
          <span className="truncate">{name}</span>
          <Icon name="chevron-down" className="size-4 text-ink-soft" />
        </Button>
        <Select
          aria-label="Book"
          name="book"
          defaultValue={book?.name ?? ""}
          className={`${selectClass} without-script min-w-0 flex-1`}
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
        <Button type="submit" variant="secondary" className="without-script">
          Go
        </Button>
      </Form>
      {openedAt === passage && (
        <Lazy code={passageDialog} onError={close}>
          {(code) => <code.PassageDialog passage={passage} onClose={close} />}
        </Lazy>
      )}
    </>
  );
}
