import { Form } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { BookOptions } from "~/features/bible/book-options";
import { findBook } from "~/features/bible/canon";
import type { Verse } from "~/features/bible/chapter";
import type { Passage } from "~/features/bible/passage";
import { VersionOptions } from "~/features/bible/version-options";
import { findVersion } from "~/features/bible/versions";
import { describeLimit, possibleEnds } from "~/features/posts/verse-range";
import { truncate } from "~/shared/text";
import { urls } from "~/shared/urls";
import { versesBetween } from "~/shared/verse-list";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import {
  listChapterOptions,
  getSelectedVerses,
  getVerseRange,
} from "./generator-passage";

interface VersePickersProps {
  passage: Passage;
  /** The verses of the chapter; empty while loading, or if there are none. */
  verses: readonly Verse[];
  onPick: (passage: Passage) => void;
}

/** Same length as in the buttons of Scripture Match (docs/product.md). */
const optionTextLength = 50;

/** Works as a plain form without JavaScript. */
export function VersePickers({ passage, verses, onPick }: VersePickersProps) {
  const { version, book, chapter } = passage;
  const [first, last] = getVerseRange(passage) ?? [];
  const available = getSelectedVerses(passage, verses) !== null;
  const ends =
    first === undefined || !available ? [] : possibleEnds(verses, first);
  return (
    <Form
      action={urls.verseGenerator}
      aria-label="Choose a verse"
      className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3 tight:grid-cols-1"
    >
      <SelectField
        label="Book"
        name="book"
        value={book?.name ?? ""}
        onChange={({ target }) => {
          const chosen = findBook(target.value) ?? null;
          onPick({ ...passage, book: chosen, chapter: 1, verses: null });
        }}
      >
        <BookOptions chosen={book !== null} />
      </SelectField>
      <SelectField
        label="Chapter"
        name="chapter"
        value={chapter}
        onChange={({ target }) => {
          onPick({ ...passage, chapter: Number(target.value), verses: null });
        }}
      >
        {chapter > listChapterOptions(book).length && (
          <option>{chapter}</option>
        )}
        {listChapterOptions(book).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
      <SelectField
        label="Verse"
        className="col-span-2"
        name="verse"
        value={available ? first : ""}
        disabled={verses.length === 0}
        onChange={({ target }) => {
          const chosen = target.value === "" ? null : [Number(target.value)];
          onPick({ ...passage, verses: chosen });
        }}
      >
        <option value="">Select a verse</option>
        {verses
          .filter(({ text }) => text !== "")
          .map(({ verse, text }) => (
            <option key={verse} value={verse}>
              {verse} · {truncate(text, optionTextLength)}
            </option>
          ))}
      </SelectField>
      <SelectField
        label="To verse"
        name="lastVerse"
        value={last !== undefined && ends.includes(last) ? last : ""}
        disabled={ends.length === 0}
        onChange={({ target }) => {
          if (first === undefined) return;
          const end = target.value === "" ? first : Number(target.value);
          onPick({ ...passage, verses: versesBetween(first, end) });
        }}
      >
        <option value="">This verse alone</option>
        {ends.map((verse) => (
          <option key={verse}>{verse}</option>
        ))}
        {ends.at(-1) !== verses.at(-1)?.verse && first !== undefined && (
          <option disabled>{describeLimit(verses, first)}</option>
        )}
      </SelectField>
      <SelectField
        label="Version"
        name="version"
        value={version.id}
        onChange={({ target }) => {
          onPick({
            ...passage,
            version: findVersion(target.value) ?? version,
          });
        }}
      >
        <VersionOptions />
      </SelectField>
      <Button
        type="submit"
        variant="secondary"
        className="col-span-2 without-script"
      >
        Show this verse
      </Button>
    </Form>
  );
}

function SelectField({
  label,
  className,
  ...select
}: ComponentPropsWithoutRef<typeof Select> & { label: string }) {
  return (
    <Field label={label} className={className ?? ""}>
      {(control) => <Select {...control} {...select} />}
    </Field>
  );
}
