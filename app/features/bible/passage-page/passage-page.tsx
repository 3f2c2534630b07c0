import type { Chapter } from "../chapter";
import { ChapterText } from "../chapter-text";
import { Footnotes } from "../footnotes";
import { hasText } from "../missing-passage";
import { formatPassage, publicPassageHref, type Passage } from "../passage";
import { VersionNav } from "../version-nav";
import { textLanguage } from "../versions";
import printStyles from "../print.css?url";
import {
  PassageActions,
  PassageLinks,
  type ShareContent,
} from "./passage-links";

export interface PassagePageData {
  passage: Passage;
  /** A chapter, or an excerpt. */
  text: Chapter;
  /** The same text in the other version, shown on wide screens. */
  other: { passage: Passage; text: Chapter } | null;
  before: Passage | null;
  after: Passage | null;
}

interface PassagePageProps extends PassagePageData {
  shared: ShareContent;
}

/** The public page of a passage. It isn't hydrated; a small script handles its buttons. */
export function PassagePage({
  passage,
  text,
  other,
  before,
  after,
  shared,
}: PassagePageProps) {
  const empty = !hasText(passage, text);
  return (
    <>
      <link rel="stylesheet" media="print" href={printStyles} />
      <header className="mb-6 text-center">
        <h1 className="font-serif text-3xl">{formatPassage(passage)}</h1>
        <VersionNav
          current={passage.version.id}
          getHref={(version) => publicPassageHref({ ...passage, version })}
          className="mx-auto mt-3 w-fit"
        />
        {empty && (
          <p className="mt-4 text-sm">
            This version has it only in a footnote.
          </p>
        )}
      </header>
      <div className="gap-x-14 lg:grid lg:grid-cols-2">
        <Version passage={passage} text={text} />
        {other && <Version {...other} aside />}
      </div>
      <PassageActions passage={passage} shared={shared} empty={empty} />
      <PassageLinks passage={passage} before={before} after={after} />
    </>
  );
}

function Version({
  passage,
  text,
  aside = false,
}: {
  passage: Passage;
  text: Chapter;
  aside?: boolean;
}) {
  const { id, name } = passage.version;
  const title = `${name} (${id})`;
  return (
    <section
      aria-label={title}
      className={`mx-auto w-full max-w-[34rem] font-serif text-lg/[1.65] ${aside ? "max-lg:hidden" : ""}`}
    >
      <p className="mb-5 font-sans text-sm text-ink-soft max-lg:text-center">
        {aside ? (
          <a
            href={publicPassageHref(passage)}
            className="inline-flex touch items-center underline underline-offset-4 hover:text-ink"
          >
            {title}
          </a>
        ) : (
          <span className="inline-flex items-center lg:touch">{title}</span>
        )}
      </p>
      <div
        data-scripture={formatPassage({ ...passage, verses: null })}
        data-version={id}
        {...textLanguage(id)}
        data-red=""
        className="group/chapter"
      >
        <ChapterText
          chapter={text}
          selected={passage.verses}
          {...(!aside && {
            getVerseHref: (verse: number) =>
              publicPassageHref({ ...passage, verses: [verse] }),
          })}
        />
        {!aside && <Footnotes chapter={text} getHref={publicPassageHref} />}
      </div>
    </section>
  );
}
