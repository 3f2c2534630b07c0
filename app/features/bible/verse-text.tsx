import { Fragment } from "react";
import { Icon } from "~/ui/icon";
import { runText } from "./chapter";
import type { Run, Segment } from "./chapter";
import { DivineName } from "./divine-name";
import { NoteAnchor } from "./note-anchor";

interface VerseTextProps {
  segment: Segment;
  number: "printed" | "spoken" | "none";
  /** Whether the address points to it. */
  shown: boolean;
  favourite: boolean;
  /** Where its number leads, if anywhere. */
  href: string | undefined;
  /** Whether the tabulator stops at it; ↑ and ↓ go on from there (see useVerseChoice). */
  stop: boolean;
}

/** What one verse says within one block, with its number where it begins. */
export function VerseText({
  segment: [verse, runs],
  number,
  shown,
  favourite,
  href,
  stop,
}: VerseTextProps) {
  const heart = favourite && number !== "none" && (
    <Icon
      name="heart-filled"
      label="Favourite"
      className="mr-1 inline size-3 text-love"
    />
  );
  return (
    <span
      data-verse={verse}
      className="rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-primary"
    >
      {number !== "none" && (
        <sup
          id={href === undefined ? undefined : `v${verse}`}
          className={
            number === "spoken"
              ? "sr-only"
              : "mr-[0.25em] scroll-mt-28 scroll-mb-52 font-sans text-[0.58em] leading-none text-ink-soft select-none"
          }
        >
          {href === undefined ? (
            verse
          ) : (
            <a
              href={href}
              aria-label={`Verse ${verse}`}
              aria-current={shown || undefined}
              {...(!stop && { tabIndex: -1 })}
              className="outline-none hover:underline"
            >
              {verse}
            </a>
          )}
        </sup>
      )}
      {number === "printed" && heart}
      {/* Of a verse that this version has in a note alone there is nothing to mark. */}
      {shown && runs.some((run) => runText(run) !== "") ? (
        <mark className="rounded-sm bg-mark box-decoration-clone px-0.5 py-0.5 text-ink">
          <Runs runs={runs} />
        </mark>
      ) : (
        <Runs runs={runs} />
      )}
      {/* Before the large initial it would take its place. */}
      {number === "spoken" && heart}
    </span>
  );
}

export function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, i) => {
    if (typeof run === "number") {
      // Stands with the word before it, below, unless there is none.
      return i === 0 ? <NoteAnchor key={i} note={run} /> : null;
    }
    const [style, text] = typeof run === "string" ? ["", run] : run;
    const notes = notesAfter(runs, i);
    if (notes.length === 0) return <Words key={i} style={style} text={text} />;
    const last = text.lastIndexOf(" ") + 1;
    return (
      <Fragment key={i}>
        <Words style={style} text={text.slice(0, last)} />
        <span className="whitespace-nowrap">
          <Words style={style} text={text.slice(last)} />
          {notes.map((note) => (
            <NoteAnchor key={note} note={note} />
          ))}
        </span>
      </Fragment>
    );
  });
}

/** A line must not begin with the letter of a note, so the last word keeps those that follow it. */
function notesAfter(runs: readonly Run[], i: number): number[] {
  const after = runs.slice(i + 1);
  const end = after.findIndex((run) => typeof run !== "number");
  return after
    .slice(0, end < 0 ? after.length : end)
    .filter((run) => typeof run === "number");
}

function Words({ style, text }: { style: string; text: string }) {
  const plain = style.includes("d") ? <DivineName name={text} /> : text;
  const slanted = style.includes("i") ? <i>{plain}</i> : plain;
  return style.includes("j") ? (
    <span className="group-data-red/chapter:text-christ">{slanted}</span>
  ) : (
    slanted
  );
}
