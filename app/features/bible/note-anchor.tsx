/** Letters that do not run out: a … z, aa, ab … */
export function noteLetter(note: number): string {
  const last = String.fromCharCode(97 + (note % 26));
  return note < 26 ? last : noteLetter(Math.floor(note / 26) - 1) + last;
}

export function noteId(note: number): string {
  return `note-${note}`;
}

/**
 * Opens its footnote by the browser's own popover: no script, so it works before hydration too. React
 * 18 does not know the attribute and passes it on as it stands.
 */
export function NoteAnchor({ note }: { note: number }) {
  const letter = noteLetter(note);
  return (
    <button
      type="button"
      {...{ popovertarget: noteId(note) }}
      aria-label={`Footnote ${letter}`}
      className="-mx-0.5 px-1 align-super font-sans text-[0.6em] leading-none text-primary italic hover:underline"
    >
      {letter}
    </button>
  );
}
