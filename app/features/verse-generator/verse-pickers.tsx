import { Form } from "@remix-run/react";
import { BookOptions } from "~/features/bible/book-options";
import { findBook } from "~/features/bible/canon";
import type { Verse } from "~/features/bible/chapter";
import type { Place } from "~/features/bible/place";
import { findVersion, versions } from "~/features/bible/versions";
import { possibleEnds } from "~/features/posts/verse-range";
import { truncate } from "~/shared/text";
import { urls } from "~/shared/urls";
import { versesBetween } from "~/shared/verse-list";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import {
  chaptersOffered,
  chosenPassage,
  passageOf,
  withFirstVerse,
} from "./generator-place";

interface VersePickersProps {
  place: Place;
  /** Of the chapter; empty while they are on their way, or where there are none. */
  verses: readonly Verse[];
  onPick: (place: Place) => void;
}

/** spec §9: as in match buttons, the beginning of a verse tells which it is. */
const beginning = 50;

/** spec §2: version, book, chapter, verse; and where a passage ends. Without scripts, a button opens the choice. */
export function VersePickers({ place, verses, onPick }: VersePickersProps) {
  const { version, book, chapter } = place;
  const [first, last] = passageOf(place) ?? [];
  const there = chosenPassage(place, verses) !== null;
  const ends = first === undefined || !there ? [] : possibleEnds(verses, first);
  return (
    <Form
      action={urls.verseGenerator}
      aria-label="Choose a verse"
      className="grid grid-cols-[minmax(0,1fr)_5.5rem] gap-3 tight:grid-cols-1"
    >
      <Field label="Book">
        {(control) => (
          <Select
            {...control}
            name="book"
            value={book?.name ?? ""}
            onChange={({ target }) => {
              const chosen = findBook(target.value) ?? null;
              onPick({ ...place, book: chosen, chapter: 1, verses: null });
            }}
          >
            <BookOptions chosen={book !== null} />
          </Select>
        )}
      </Field>
      <Field label="Chapter">
        {(control) => (
          <Select
            {...control}
            name="chapter"
            value={chapter}
            onChange={({ target }) => {
              onPick({
                ...place,
                chapter: Number(target.value),
                verses: null,
              });
            }}
          >
            {chapter > chaptersOffered(book).length && (
              <option>{chapter}</option>
            )}
            {chaptersOffered(book).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Verse" className="col-span-2">
        {(control) => (
          <Select
            {...control}
            name="verse"
            value={there ? first : ""}
            disabled={verses.length === 0}
            onChange={({ target }) => {
              const chosen = target.value === "" ? null : Number(target.value);
              onPick(withFirstVerse(place, chosen, verses));
            }}
          >
            <option value="">Select a verse</option>
            {verses
              .filter(({ text }) => text !== "")
              .map(({ verse, text }) => (
                <option key={verse} value={verse}>
                  {verse} · {truncate(text, beginning)}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <Field label="Through verse">
        {(control) => (
          <Select
            {...control}
            name="lastVerse"
            value={last !== undefined && ends.includes(last) ? last : ""}
            disabled={ends.length === 0}
            onChange={({ target }) => {
              if (first === undefined) return;
              const end = target.value === "" ? first : Number(target.value);
              onPick({ ...place, verses: versesBetween(first, end) });
            }}
          >
            <option value="">This verse alone</option>
            {ends.map((verse) => (
              <option key={verse}>{verse}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Version">
        {(control) => (
          <Select
            {...control}
            name="version"
            value={version.id}
            onChange={({ target }) => {
              onPick({
                ...place,
                version: findVersion(target.value) ?? version,
              });
            }}
          >
            {versions.map(({ id }) => (
              <option key={id}>{id}</option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="col-span-2 in-[[data-js]]:hidden"
      >
        Show this verse
      </Button>
    </Form>
  );
}
