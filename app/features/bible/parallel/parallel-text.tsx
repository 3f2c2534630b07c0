import type { ComponentProps } from "react";
import type { Chapter } from "../chapter";
import { ChapterText } from "../chapter-text";
import { inEachVersion, type Passage } from "../passage";
import { textLanguage } from "../versions";
import { toRows } from "./rows";

interface ParallelTextProps extends ComponentProps<typeof ChapterText> {
  passage: Passage;
  second: Chapter | undefined;
}

const row = "grid gap-x-8 gap-y-1 min-[48rem]:grid-cols-2";
/** Below 768 px, a line shows which verses are of the second version. */
const secondCell =
  "max-[48rem]:border-s-2 max-[48rem]:border-line-strong max-[48rem]:ps-3";

/**
 * Verse beside verse from 768 px, verse under verse below. Only the first version has links and notes. Without
 * a second version, the chapter as it is.
 */
export function ParallelText({
  passage,
  chapter,
  second,
  ...text
}: ParallelTextProps) {
  if (!second) return <ChapterText chapter={chapter} {...text} />;
  const versions = inEachVersion(passage).map(({ version }, i) => ({
    ...version,
    cellProps: {
      role: "group",
      "aria-label": version.id,
      "data-version": version.id,
      ...textLanguage(version.id),
      className: i > 0 ? secondCell : "",
    },
  }));
  return (
    <>
      <div className={`${row} mb-5 font-sans text-sm text-ink-soft`}>
        {versions.map(({ id, name, cellProps }) => (
          <p key={id} {...cellProps}>
            {name} ({id})
          </p>
        ))}
      </div>
      {toRows([chapter, second]).map(({ verse, cells }, at) => (
        <div key={at} className={`${row} mb-[0.6em]`}>
          {versions.map(({ id, cellProps }, i) => (
            <div key={id} {...cellProps}>
              {cells[i] ? (
                <ChapterText
                  chapter={{ blocks: cells[i] }}
                  dropCaps={false}
                  {...(i === 0 ? text : { selected: text.selected })}
                />
              ) : (
                verse !== null && (
                  <p className="text-ink-soft">Not in the {id}.</p>
                )
              )}
            </div>
          ))}
        </div>
      ))}
    </>
  );
}
