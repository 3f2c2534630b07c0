/** a … z, aa, ab … */
export function noteLetter(note: number): string {
  const last = String.fromCharCode(97 + (note % 26));
  return note < 26 ? last : noteLetter(Math.floor(note / 26) - 1) + last;
}

export function noteId(note: number): string {
  return `note-${note}`;
}

/**
 * Opens the footnote as a native popover, so it works before hydration. React 18 doesn't know the attribute and
 * renders it unchanged.
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
