import { Fragment } from "react";
import type { Run, Segment } from "./chapter";
import { NoteAnchor } from "./note-anchor";

/** What one verse says within one block, with its number where it begins. */
export function VerseText({
  segment: [verse, runs],
  number,
  shown,
}: {
  segment: Segment;
  number: "printed" | "spoken" | "none";
  /** Whether the address points to it. */
  shown: boolean;
}) {
  const text = (
    <>
      {number !== "none" && (
        <sup
          id={`v${verse}`}
          className={
            number === "spoken"
              ? "sr-only"
              : "mr-[0.25em] scroll-mt-28 font-sans text-[0.58em] leading-none text-ink-soft select-none"
          }
        >
          {verse}
        </sup>
      )}
      <Runs runs={runs} />
    </>
  );
  return shown ? (
    <mark className="rounded-sm bg-mark box-decoration-clone px-0.5 py-0.5 text-ink">
      {text}
    </mark>
  ) : (
    text
  );
}

export function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, i) => {
    if (typeof run === "number") return <NoteAnchor key={i} note={run} />;
    if (typeof run === "string") return <Fragment key={i}>{run}</Fragment>;
    const [style, words] = run;
    const plain = style.includes("d") ? <DivineName name={words} /> : words;
    const text = style.includes("i") ? <i>{plain}</i> : plain;
    return style.includes("j") ? (
      <span key={i} className="group-data-red/chapter:text-christ">
        {text}
      </span>
    ) : (
      <Fragment key={i}>{text}</Fragment>
    );
  });
}

/** LORD, GOD: the first letter a capital, the others small ones. Copied, it is what it says: LORD. */
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
