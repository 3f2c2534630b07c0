import { Link } from "@remix-run/react";
import { useId, useState } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import type { QuotedFavourite } from "./about";

/** The first few with their words, all others by their reference when they are asked for. */
export function FavouriteVerses({ verses }: { verses: QuotedFavourite[] }) {
  const [all, setAll] = useState(false);
  const id = useId();
  const quoted = verses.filter(({ text }) => text !== null);
  const more = verses.filter(({ text }) => text === null);
  return (
    <>
      <ul className="space-y-3">
        {quoted.map((verse) => (
          <li key={verse.reference}>
            <blockquote className="font-serif text-lg text-ink">
              {verse.text}
            </blockquote>
            <p className="text-sm text-ink-soft">
              <VerseLink verse={verse} /> ({verse.version}){kept(verse)}
            </p>
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <>
          <ul
            id={id}
            hidden={!all}
            className="mt-3 flex flex-wrap gap-x-4 text-sm"
          >
            {more.map((verse) => (
              <li key={verse.reference} className="flex touch items-center">
                <VerseLink verse={verse} />
                {kept(verse)}
              </li>
            ))}
          </ul>
          <Button
            variant="quiet"
            size="sm"
            className="mt-1 -ml-3"
            aria-expanded={all}
            aria-controls={id}
            onClick={() => {
              setAll(!all);
            }}
          >
            {all ? "Show fewer" : `Show all ${verses.length}`}
          </Button>
        </>
      )}
    </>
  );
}

/** Only its owner is given a verse that is not shown. */
const kept = ({ shown }: QuotedFavourite) => (shown ? "" : " · Kept for you");

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
