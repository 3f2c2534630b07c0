import { useSubmit } from "@remix-run/react";
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from "react";
import { useLatestChoice } from "~/client/use-latest-choice";
import { urls } from "~/shared/urls";
import { formatVerseList } from "~/shared/verse-list";
import { chapterExists, type Passage } from "./passage";

interface Choice {
  version: string;
  book: string;
  chapter: string;
}

/** Selected with the keyboard, but not opened yet. */
interface Draft {
  /** The page on which the draft started; it's dropped on any other. */
  from: Passage;
  choice: Choice;
}

/** A change this soon after a key press came from the keyboard. It fires after 1 ms, or 50 ms on a slow phone. */
const keyboardChangeMs = 200;

/**
 * State of the three selects. A value picked from an open list opens at once. On a closed list, every arrow
 * key fires a change, so such a value opens only with Enter or on blur, and Escape resets it (WCAG 3.2.2).
 */
export function usePickerState(passage: Passage) {
  const submit = useSubmit();
  const lastKeyAt = useRef(-Infinity);
  const [drafted, setDrafted] = useState<Draft | null>(null);
  const draft = drafted?.from === passage ? drafted : null;
  const [opened, setOpened] = useLatestChoice(toChoice(passage), toChoiceKey);
  const pendingChoice = draft?.choice;
  const choice = pendingChoice ?? opened;
  const open = (chosen: Choice) => {
    setDrafted(null);
    setOpened(chosen);
    const { book, chapter } = toChoice(passage);
    // Switching the version keeps the verses.
    const isSameChapter = chosen.book === book && chosen.chapter === chapter;
    const verse = isSameChapter && formatVerseList(passage.verses ?? []);
    submit(
      {
        ...chosen,
        ...(verse && { verse }),
        ...(passage.parallel && { with: passage.parallel.id }),
      },
      { action: urls.bible(), preventScrollReset: true },
    );
  };

  const onChange = (event: ChangeEvent<HTMLSelectElement>) => {
    const { name, value } = event.currentTarget;
    const first = name === "book" ? { chapter: "1" } : {};
    const chosen = { ...choice, [name]: value, ...first };
    if (performance.now() - lastKeyAt.current > keyboardChangeMs) open(chosen);
    else setDrafted({ from: passage, choice: chosen });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLSelectElement>) => {
    // Enter and Space pick a value from the open list.
    const picks = event.key === "Enter" || event.key === " ";
    lastKeyAt.current = picks ? -Infinity : performance.now();
    if (!pendingChoice) return;
    if (event.key === "Escape") setDrafted(null);
    if (event.key === "Enter") {
      event.preventDefault();
      open(pendingChoice);
    }
  };
  const onBlur = () => {
    if (pendingChoice) open(pendingChoice);
  };
  return { choice, listeners: { onChange, onKeyDown, onBlur } };
}

const toChoiceKey = ({ version, book, chapter }: Choice) =>
  [version, book, chapter].join("/");

/** Empty for a chapter that doesn't exist, because the list doesn't contain it. */
function toChoice(passage: Passage): Choice {
  const { version, book, chapter } = passage;
  return {
    version: version.id,
    book: book?.name ?? "",
    chapter: chapterExists(passage) ? `${chapter}` : "",
  };
}
