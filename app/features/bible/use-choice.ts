import { useSubmit } from "@remix-run/react";
import { useRef, useState } from "react";
import type { ChangeEvent, KeyboardEvent } from "react";
import { useNewestChoice } from "~/browser/use-newest-choice";
import { urls } from "~/shared/urls";
import { writeVerseList } from "~/shared/verse-list";
import { isThere } from "./place";
import type { Place } from "./place";

/** What the three selects show, as they send it. */
interface Choice {
  version: string;
  book: string;
  chapter: string;
}

/** Chosen by keys, and not opened yet. */
interface Draft {
  /** It belongs to the page on which it was begun. */
  from: Place;
  choice: Choice;
}

/** The change that a key makes on a closed list follows in 1 ms, 50 on a slow phone; nobody picks so fast. */
const stepMs = 200;

/**
 * What the selects show, and when it opens. What is picked from an open list opens at once. On a
 * closed list, though, each arrow key is a change; such a choice opens with Enter or as the list is
 * left, and Escape takes it back (WCAG 3.2.2).
 */
export function useChoice(place: Place) {
  const submit = useSubmit();
  const keyAt = useRef(-Infinity);
  const [drafted, setDrafted] = useState<Draft | null>(null);
  const draft = drafted?.from === place ? drafted : null;
  const [opened, setOpened] = useNewestChoice(choiceOf(place), keyOf);
  const waiting = draft?.choice;
  const choice = waiting ?? opened;
  const open = (chosen: Choice) => {
    setDrafted(null);
    setOpened(chosen);
    submit(
      { ...chosen, ...(staysAt(place, chosen) && versesOf(place)) },
      { action: urls.bible(), preventScrollReset: true },
    );
  };

  const onChange = (event: ChangeEvent<HTMLSelectElement>) => {
    const { name, value } = event.currentTarget;
    const first = name === "book" ? { chapter: "1" } : {};
    const chosen = { ...choice, [name]: value, ...first };
    if (performance.now() - keyAt.current > stepMs) open(chosen);
    else setDrafted({ from: place, choice: chosen });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLSelectElement>) => {
    // These two pick from an open list.
    const picks = event.key === "Enter" || event.key === " ";
    keyAt.current = picks ? -Infinity : performance.now();
    if (!waiting) return;
    if (event.key === "Escape") setDrafted(null);
    if (event.key === "Enter") {
      event.preventDefault();
      open(waiting);
    }
  };
  const onBlur = () => {
    if (waiting) open(waiting);
  };
  return { choice, listeners: { onChange, onKeyDown, onBlur } };
}

const keyOf = ({ version, book, chapter }: Choice) =>
  [version, book, chapter].join("/");

/** A chapter that is not there is none of those offered. */
function choiceOf(place: Place): Choice {
  const { version, book, chapter } = place;
  return {
    version: version.id,
    book: book?.name ?? "",
    chapter: isThere(place) ? `${chapter}` : "",
  };
}

/** Another version has the same verses. */
function staysAt(place: Place, { book, chapter }: Choice): boolean {
  const here = choiceOf(place);
  return book === here.book && chapter === here.chapter;
}

function versesOf({ verses }: Place) {
  return verses && { verse: writeVerseList(verses) };
}
