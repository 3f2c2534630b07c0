import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { isText, type Chapter, type Note } from "./chapter";
import { splitByRanges } from "./highlights";
import { noteId, noteLetter } from "./note-anchor";
import { readerHref, type Passage } from "./passage";
import { findReferences } from "./references/find-references";
import { defaultVersion, findVersion, type Version } from "./versions";

interface FootnotesProps {
  chapter: Chapter;
  /** Link of a passage in a note. */
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
          {linkReferences(note.text, noteVersion, getHref)}
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

/** The text of a note, with a link for each reference. */
function linkReferences(
  text: string,
  version: Version,
  getHref: (passage: Passage) => string,
) {
  const found = findReferences(text, version);
  const ranges = found.map(
    ({ index, length }) => [index, index + length] as const,
  );
  return splitByRanges(text, ranges).map((part) => {
    const [first] =
      found.find(({ index }) => index === part.start)?.passages ?? [];
    return first ? (
      <Link
        key={part.start}
        to={getHref({ ...first, version })}
        className="text-primary underline"
      >
        {part.text}
      </Link>
    ) : (
      part.text
    );
  });
}
