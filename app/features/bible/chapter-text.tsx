import { Fragment } from "react";
import { firstSegments, isText, runText } from "./chapter";
import type { Block, Chapter, Heading, TextBlock } from "./chapter";
import { Runs, VerseText } from "./verse-text";
import type { VerseList } from "~/shared/verse-list";

/** A line too long for the page goes on further in, so that lines stay lines. */
const indents = {
  line: "pl-[2.5em] -indent-[2.5em]",
  indent: "pl-[2.5em] -indent-[1.2em]",
  selah: "pr-[1em] text-right italic",
  prose: "indent-[1.5em] first:indent-0",
} as const satisfies Record<TextBlock["kind"], string>;

/** Where all lines are of one depth, as in the Psalms of the KJV, a little is enough. */
const shallow = "pl-[1.25em] -indent-[1.25em]";

const opening =
  "flow-root first-letter:mr-[0.3em] first-letter:text-gold first-letter:[initial-letter:3]";

interface ChapterTextProps {
  chapter: Pick<Chapter, "blocks">;
  /** The verses that the address points to. */
  shown: VerseList | null;
  /** Where a verse's number leads; a number alone, where it leads nowhere. */
  hrefOf?: (verse: number) => string;
  /** The one verse at whose number the tabulator stops (see useVerseChoice); at all without it. */
  stop?: number;
  /** The verses of this chapter that are. */
  favourites?: ReadonlySet<number>;
}

/** One chapter, or some of it, as a page of a book: prose in paragraphs, poetry in lines. */
export function ChapterText({
  chapter: { blocks },
  shown,
  hrefOf,
  stop,
  favourites,
}: ChapterTextProps) {
  const starts = firstSegments(blocks);
  const deep = blocks.some(({ kind }) => kind === "indent");
  return blocks.map((block, i) => {
    if (block.kind === "break") return <div key={i} className="h-[0.8em]" />;
    if (!isText(block)) return <HeadingText key={i} heading={block} />;
    const opens = i === 0 && block.verses[0]?.[0] === 1 && isLong(block);
    return (
      <p
        key={i}
        {...(block.kind !== "prose" && { "data-line": "" })}
        className={`${opens ? opening : setting(block, deep)} ${gap(block, blocks[i - 1])}`}
      >
        {block.verses.map((segment, s) => (
          <Fragment key={s}>
            {s > 0 && " "}
            <VerseText
              segment={segment}
              number={numberOf(starts.has(segment), opens && s === 0)}
              shown={shown?.includes(segment[0]) ?? false}
              favourite={favourites?.has(segment[0]) ?? false}
              href={hrefOf?.(segment[0])}
              stop={stop === undefined || segment[0] === stop}
            />
          </Fragment>
        ))}
      </p>
    );
  });
}

function HeadingText({ heading: { kind, runs } }: { heading: Heading }) {
  const text = <Runs runs={runs} />;
  switch (kind) {
    case "title":
      return (
        <p className="mb-[1em] text-[0.9em] text-ink-soft italic">{text}</p>
      );
    case "colophon":
      return (
        <p className="mt-[1.5em] text-[0.85em] text-ink-soft italic">{text}</p>
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

function setting({ kind }: TextBlock, deep: boolean): string {
  return kind === "line" && !deep ? shallow : indents[kind];
}

/** Poetry stands apart from the prose around it. */
function gap(block: TextBlock, before: Block | undefined): string {
  return before &&
    isText(before) &&
    (block.kind === "prose") !== (before.kind === "prose")
    ? "mt-[0.6em]"
    : "";
}

/** Whether the first paragraph is long enough for an initial three lines high. */
function isLong({ kind, verses }: TextBlock): boolean {
  const text = verses.flatMap(([, runs]) => runs.map(runText)).join("");
  return kind === "prose" && text.length >= 125;
}

/** The large initial says already where the first verse begins. */
function numberOf(starts: boolean, initial: boolean) {
  if (!starts) return "none";
  return initial ? "spoken" : "printed";
}
