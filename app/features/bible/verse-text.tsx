import { Fragment } from "react";
import { Icon } from "~/ui/icon";
import { runText, type Run, type Segment } from "./chapter";
import { NoteAnchor } from "./note-anchor";

interface VerseTextProps {
  segment: Segment;
  number: "visible" | "screen-reader" | "none";
  /** Whether the URL selects it. */
  selected: boolean;
  favourite: boolean;
  href: string | undefined;
  /** Whether Tab stops at its number; ↑ and ↓ move on from there (see useVerseSelection). */
  isTabStop: boolean;
}

/** One verse within one block, with its number where it starts. */
export function VerseText({
  segment: [verse, runs],
  number,
  selected,
  favourite,
  href,
  isTabStop,
}: VerseTextProps) {
  const heart = favourite && number !== "none" && (
    <Icon
      name="heart-filled"
      label="Favourite"
      className="mr-1 inline size-3 text-love"
    />
  );
  const text = <Runs runs={runs} hasNotes={href !== undefined} />;
  return (
    <span
      data-verse={verse}
      className="scroll-mt-28 scroll-mb-64 rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-primary"
    >
      {number !== "none" && (
        <sup
          id={href === undefined ? undefined : `v${verse}`}
          className={
            number === "screen-reader"
              ? "sr-only"
              : "mr-[0.25em] scroll-mt-28 scroll-mb-64 font-sans text-[0.58em] leading-none text-ink-soft select-none"
          }
        >
          {href === undefined ? (
            verse
          ) : (
            <a
              href={href}
              aria-label={`Verse ${verse}`}
              aria-current={selected || undefined}
              {...(!isTabStop && { tabIndex: -1 })}
              className="outline-none hover:underline"
            >
              {verse}
            </a>
          )}
        </sup>
      )}
      {number === "visible" && heart}
      {/* A verse without text has nothing to highlight. */}
      {selected && runs.some((run) => runText(run) !== "") ? (
        <mark className="rounded-sm bg-mark box-decoration-clone px-0.5 py-0.5 text-ink">
          {text}
        </mark>
      ) : (
        text
      )}
      {/* After the text, because the drop cap must come first. */}
      {number === "screen-reader" && heart}
    </span>
  );
}

interface RunsProps {
  runs: readonly Run[];
  hasNotes: boolean;
}

export function Runs({ runs: all, hasNotes }: RunsProps) {
  const runs = hasNotes ? all : all.filter((run) => typeof run !== "number");
  return runs.map((run, i) => {
    if (typeof run === "number") {
      // Rendered with the previous word below, unless it's the first run.
      return i === 0 ? <NoteAnchor key={i} note={run} /> : null;
    }
    const [style, text] = typeof run === "string" ? ["", run] : run;
    const notes = notesAfter(runs, i);
    if (notes.length === 0)
      return <StyledText key={i} style={style} text={text} />;
    const last = text.lastIndexOf(" ") + 1;
    return (
      <Fragment key={i}>
        <StyledText style={style} text={text.slice(0, last)} />
        <span className="whitespace-nowrap">
          <StyledText style={style} text={text.slice(last)} />
          {notes.map((note) => (
            <NoteAnchor key={note} note={note} />
          ))}
        </span>
      </Fragment>
    );
  });
}

/** Notes after a text run. They stay with its last word, so that no line starts with a note letter. */
function notesAfter(runs: readonly Run[], i: number): number[] {
  const after = runs.slice(i + 1);
  const end = after.findIndex((run) => typeof run !== "number");
  return after
    .slice(0, end < 0 ? after.length : end)
    .filter((run) => typeof run === "number");
}

function StyledText({ style, text }: { style: string; text: string }) {
  const plain = style.includes("d") ? <DivineName name={text} /> : text;
  const slanted = style.includes("i") ? <i>{plain}</i> : plain;
  return style.includes("j") ? (
    <span className="group-data-red/chapter:text-christ">{slanted}</span>
  ) : (
    slanted
  );
}

/** LORD, GOD: shows all letters but the first as small capitals. Copied text stays in capitals. */
function DivineName({ name }: { name: string }) {
  const [, first, rest, end] =
    /^(\P{Lu}*\p{Lu})(\p{Lu}*)(.*)$/u.exec(name) ?? [];
  return (
    <>
      {first}
      <span className="[font-variant-caps:all-small-caps]">{rest}</span>
      {end}
    </>
  );
}
