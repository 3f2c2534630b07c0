import { Link } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { isText, type Chapter, type Note } from "./chapter";
import { noteId, noteLetter } from "./note-anchor";
import { readerHref, toPassage, type Passage } from "./passage";
import { parseReference } from "./reference";
import { defaultVersion, findVersion } from "./versions";

interface FootnotesProps {
  chapter: Chapter;
  /** Link of a quoted passage. */
  getHref?: (passage: Passage) => string;
}

/** The notes of a chapter or an excerpt, hidden until the user clicks an anchor (see NoteAnchor). */
export function Footnotes({
  chapter: { version, chapter, blocks, notes },
  getHref = readerHref,
}: FootnotesProps) {
  const noteVersion = findVersion(version) ?? defaultVersion;
  const anchors = new Set(
    blocks
      .flatMap((block) =>
        isText(block)
          ? block.verses.flatMap(([, runs]) => runs)
          : "runs" in block
            ? block.runs
            : [],
      )
      .filter((run) => typeof run === "number"),
  );
  return notes.map(
    (note, i) =>
      anchors.has(i) && (
        <Footnote key={i} index={i} chapter={chapter} note={note}>
          {note.kind === "reference"
            ? parseCitations(note.text).map(({ text, reference }, at) => (
                <Fragment key={at}>
                  {at > 0 && "; "}
                  {reference ? (
                    <Link
                      to={getHref(toPassage(reference, noteVersion))}
                      className="text-primary underline"
                    >
                      {text}
                    </Link>
                  ) : (
                    text
                  )}
                </Fragment>
              ))
            : note.text}
        </Footnote>
      ),
  );
}

function Footnote({
  index,
  chapter,
  note: { kind, verse },
  children,
}: {
  index: number;
  chapter: number;
  note: Note;
  children: ReactNode;
}) {
  const id = noteId(index);
  return (
    <div
      id={id}
      {...{ popover: "auto" }}
      role="note"
      aria-labelledby={`${id}-name`}
      className="card fixed inset-x-4 top-auto bottom-24 mx-auto w-auto max-w-md p-4 pr-14 font-sans text-ink shadow-float open:animate-rise lg:bottom-8"
    >
      <p
        id={`${id}-name`}
        className="text-xs font-semibold tracking-wide text-ink-soft"
      >
        {kind === "reference" ? "Reference" : "Footnote"} {noteLetter(index)},
        verse {chapter}:{verse}
      </p>
      <p className="mt-1 font-serif text-lg/snug">{children}</p>
      <button
        type="button"
        {...{ popovertarget: id, popovertargetaction: "hide" }}
        aria-label="Close"
        className="absolute top-1 right-1 grid touch place-items-center rounded-full text-ink-soft hover:bg-sunken"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/**
 * "Isaiah 57:15; 66:2" → both references; null for text that isn't one. A part that starts with a chapter uses the
 * previous book.
 */
export function parseCitations(note: string) {
  let book = "";
  return note.split(/;\s*/).map((text) => {
    const citation = text.replace(/^See /, "");
    const reference =
      parseReference(citation) ??
      (/^\d+:/.test(citation) ? parseReference(`${book} ${citation}`) : null);
    book = reference?.book.name ?? book;
    return { text, reference };
  });
}
