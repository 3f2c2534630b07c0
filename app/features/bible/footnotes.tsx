import { Icon } from "~/ui/icon";
import type { Chapter, Note } from "./chapter";
import { noteId, noteLetter } from "./note-anchor";

/** The notes of a chapter, each hidden until its anchor is pressed (see NoteAnchor). */
export function Footnotes({
  chapter: { chapter, notes },
}: {
  chapter: Pick<Chapter, "chapter" | "notes">;
}) {
  return notes.map((note, i) => (
    <Footnote key={i} index={i} chapter={chapter} note={note} />
  ));
}

function Footnote({
  index,
  chapter,
  note: { verse, kind, text },
}: {
  index: number;
  chapter: number;
  note: Note;
}) {
  const id = noteId(index);
  return (
    <div
      id={id}
      {...{ popover: "auto" }}
      role="note"
      aria-labelledby={`${id}-name`}
      className="fixed inset-x-4 top-auto bottom-24 mx-auto w-auto max-w-md rounded-card border border-line bg-paper p-4 pr-14 font-sans text-ink shadow-float open:animate-rise lg:bottom-8"
    >
      <p
        id={`${id}-name`}
        className="text-xs font-semibold tracking-wide text-ink-soft"
      >
        {kind === "reference" ? "Reference" : "Footnote"} {noteLetter(index)},
        verse {chapter}:{verse}
      </p>
      <p className="mt-1 font-serif text-lg/snug">{text}</p>
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
