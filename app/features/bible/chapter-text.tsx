import { Fragment } from "react";
import {
  firstSegments,
  isText,
  runText,
  type Chapter,
  type Heading,
  type TextBlock,
} from "./chapter";
import { Runs, VerseText } from "./verse-text";
import type { VerseList } from "~/shared/verse-list";

/** Space between prose and poetry. */
const afterProse = "[p:not([data-line])+&]:mt-[0.6em]";

/** Hanging indents, so that wrapped lines of poetry stay recognizable. */
const indents = {
  line: `${afterProse} pl-[2.5em] -indent-[2.5em]`,
  indent: `${afterProse} pl-[2.5em] -indent-[1.2em]`,
  selah: `${afterProse} pr-[1em] text-right italic`,
  prose: "indent-[1.5em] first:indent-0 [[data-line]+&]:mt-[0.6em]",
} as const satisfies Record<TextBlock["kind"], string>;

const dropCap =
  "flow-root first-letter:mr-[0.3em] first-letter:text-gold first-letter:[initial-letter:3]";

interface ChapterTextProps {
  chapter: Pick<Chapter, "blocks">;
  /** Verses selected by the URL. */
  selected: VerseList | null;
  /** Link of a verse number. Without it, numbers aren't links, and there are no notes. */
  getVerseHref?: (verse: number) => string;
  /** The only verse number where Tab stops (see useVerseSelection). Without it, all are tab stops. */
  tabStop?: number;
  favourites?: ReadonlySet<number>;
  dropCaps?: boolean;
}

/** A chapter or an excerpt, with prose in paragraphs and poetry in lines. */
export function ChapterText({
  chapter: { blocks },
  selected,
  getVerseHref,
  tabStop,
  favourites,
  dropCaps = true,
}: ChapterTextProps) {
  const starts = firstSegments(blocks);
  return blocks.map((block, i) => {
    if (block.kind === "break") return <div key={i} className="h-[0.8em]" />;
    if (!isText(block))
      return <HeadingText key={i} heading={block} hasNotes={!!getVerseHref} />;
    const hasDropCap =
      dropCaps && i === 0 && block.verses[0]?.[0] === 1 && fitsDropCap(block);
    return (
      <p
        key={i}
        {...(block.kind !== "prose" && { "data-line": "" })}
        className={hasDropCap ? dropCap : indents[block.kind]}
      >
        {block.verses.map((segment, s) => (
          <Fragment key={s}>
            {s > 0 && " "}
            <VerseText
              segment={segment}
              number={getNumberStyle(
                starts.has(segment),
                hasDropCap && s === 0,
              )}
              selected={selected?.includes(segment[0]) ?? false}
              favourite={favourites?.has(segment[0]) ?? false}
              href={getVerseHref?.(segment[0])}
              isTabStop={tabStop === undefined || segment[0] === tabStop}
            />
          </Fragment>
        ))}
      </p>
    );
  });
}

function HeadingText({
  heading: { kind, runs },
  hasNotes,
}: {
  heading: Heading;
  hasNotes: boolean;
}) {
  const text = <Runs runs={runs} hasNotes={hasNotes} />;
  switch (kind) {
    case "title":
    case "colophon":
      return (
        <p className="my-[1em] text-[0.9em] text-ink-soft italic first:mt-0">
          {text}
        </p>
      );
    case "book":
    case "letter":
    case "speaker":
      return (
        <h2 className="mt-[1.4em] mb-[0.5em] font-sans text-[0.7em] font-semibold tracking-[0.14em] text-gold uppercase first:mt-0">
          {text}
        </h2>
      );
  }
}

/** Whether the paragraph is long enough for a drop cap of three lines. */
function fitsDropCap({ kind, verses }: TextBlock): boolean {
  const text = verses.flatMap(([, runs]) => runs.map(runText)).join("");
  return kind === "prose" && text.length >= 125;
}

/** The drop cap already shows where the first verse starts. */
function getNumberStyle(starts: boolean, initial: boolean) {
  if (!starts) return "none";
  return initial ? "screen-reader" : "visible";
}
