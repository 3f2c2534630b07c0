import { Link } from "@remix-run/react";
import { useState } from "react";
import { urls } from "~/shared/urls";
import { FoldButton } from "~/ui/folded";
import type { QuotedFavourite } from "./about";

/** A psalm's verse on a phone is longer than three lines; most are not. */
const long = 110;

/**
 * Folded, the beginning of the first one; unfolded the first few with their words, and all others by their
 * reference. Before there are scripts all of them stand there.
 */
export function FavouriteVerses({ verses }: { verses: QuotedFavourite[] }) {
  const [all, setAll] = useState(false);
  const quoted = verses.filter(({ text }) => text !== null);
  const more = verses.filter(({ text }) => text === null);
  const folds = verses.length > 1 || (quoted[0]?.text ?? "").length > long;
  const folded = folds && !all;
  return (
    <>
      <ul className="space-y-3">
        {quoted.map((verse, at) => (
          <li
            key={verse.reference}
            className={folded && at > 0 ? "in-data-js:hidden" : ""}
          >
            <blockquote
              className={`font-serif text-lg text-ink ${folded ? "folded" : ""}`}
            >
              {verse.text}
            </blockquote>
            <p className="text-sm text-ink-soft">
              <VerseLink verse={verse} /> ({verse.version}){kept(verse)}
            </p>
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <ul
          className={`mt-3 flex flex-wrap gap-x-4 text-sm ${folded ? "in-data-js:hidden" : ""}`}
        >
          {more.map((verse) => (
            <li key={verse.reference} className="flex touch items-center">
              <VerseLink verse={verse} />
              {kept(verse)}
            </li>
          ))}
        </ul>
      )}
      {folds && (
        <FoldButton
          open={all}
          onToggle={() => {
            setAll(!all);
          }}
        >
          {foldWords(all, verses.length)}
        </FoldButton>
      )}
    </>
  );
}

/** Only its owner is given a verse that is not shown. */
const kept = ({ shown }: QuotedFavourite) => (shown ? "" : " · Kept for you");

function foldWords(all: boolean, count: number): string {
  if (count === 1) return all ? "Show less" : "Show more";
  return all ? "Show fewer" : `Show all ${count}`;
}

function VerseLink({ verse }: { verse: QuotedFavourite }) {
  const { book, chapter, verse: number, version, reference } = verse;
  return (
    <Link
      to={urls.bible({ book, chapter, verse: number, version })}
      className="font-semibold text-primary hover:underline"
    >
      {reference}
    </Link>
  );
}
