import type { ReactNode } from "react";
import { urls } from "~/shared/urls";
import type { Chapter } from "../chapter";
import { ChapterText } from "../chapter-text";
import { Footnotes } from "../footnotes";
import { leftOut } from "../missing-part";
import { citePlace, publicHref } from "../place";
import type { Place } from "../place";
import { versions } from "../versions";
import { PassageActs, PassageWays } from "./passage-ways";
import type { Shared } from "./passage-ways";

export interface Passage {
  place: Place;
  /** What is shown: a chapter, or some of it. */
  text: Chapter;
  /** The same in the other version, for wide screens. */
  other: { place: Place; text: Chapter } | null;
  before: Place | null;
  after: Place | null;
}

interface PassagePageProps extends Passage {
  shared: Shared;
}

/** A place of Scripture for anybody: a document, what its controls do is done by its script. */
export function PassagePage({
  place,
  text,
  other,
  before,
  after,
  shared,
}: PassagePageProps) {
  const missing = leftOut(place, text);
  return (
    <>
      <header className="mb-6 text-center">
        <h1 className="font-serif text-3xl">{citePlace(place)}</h1>
        <Versions place={place} />
        {missing && (
          <p className="mx-auto mt-4 max-w-prose text-sm">
            {missing.words} {text.notes[missing.note]?.text}
          </p>
        )}
      </header>
      <div className="gap-x-14 lg:grid lg:grid-cols-2">
        <Version place={place}>
          <div
            data-scripture={citePlace({ ...place, verses: null })}
            data-version={place.version.id}
            data-red=""
            className="group/chapter"
          >
            <ChapterText
              chapter={text}
              shown={place.verses}
              hrefOf={(verse) => hrefOf({ ...place, verses: [verse] })}
            />
            <Footnotes chapter={text} hrefOf={hrefOf} />
          </div>
        </Version>
        {other && (
          <Version place={other.place} aside>
            <div
              data-scripture={citePlace({ ...other.place, verses: null })}
              data-version={other.place.version.id}
              data-red=""
              className="group/chapter"
            >
              <ChapterText chapter={other.text} shown={place.verses} />
            </div>
          </Version>
        )}
      </div>
      <PassageActs
        place={place}
        shared={shared}
        // Of a verse alone that is not there, there is nothing to copy or to draw.
        empty={missing !== null && place.verses?.length === 1}
      />
      <PassageWays place={place} before={before} after={after} />
    </>
  );
}

function hrefOf(place: Place): string {
  return publicHref(place) ?? urls.root;
}

/** Where there is no room for both versions beside each other, one leads to the other. */
function Versions({ place }: { place: Place }) {
  return (
    <nav
      aria-label="Version"
      className="mx-auto mt-3 flex w-fit rounded-full bg-sunken p-1 lg:hidden"
    >
      {versions.map((version) => (
        <a
          key={version.id}
          href={hrefOf({ ...place, version })}
          title={version.name}
          {...(version.id === place.version.id && { "aria-current": "page" })}
          className="grid touch min-w-20 place-items-center rounded-full px-4 text-sm font-semibold text-ink-soft aria-[current]:bg-paper aria-[current]:text-ink aria-[current]:shadow-card"
        >
          {version.id}
        </a>
      ))}
    </nav>
  );
}

function Version({
  place,
  aside = false,
  children,
}: {
  place: Place;
  aside?: boolean;
  children: ReactNode;
}) {
  const { id, name } = place.version;
  const title = `${name} (${id})`;
  return (
    <section
      aria-label={title}
      className={`mx-auto w-full max-w-[34rem] font-serif text-lg/[1.65] ${aside ? "max-lg:hidden" : ""}`}
    >
      <p className="mb-5 font-sans text-sm text-ink-soft max-lg:text-center">
        {aside ? (
          <a
            href={hrefOf(place)}
            className="inline-flex touch items-center underline underline-offset-4 hover:text-ink"
          >
            {title}
          </a>
        ) : (
          <span className="inline-flex items-center lg:touch">{title}</span>
        )}
      </p>
      {children}
    </section>
  );
}
