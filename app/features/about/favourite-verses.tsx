import { Link } from "@remix-run/react";
import { textLanguage } from "~/features/bible/versions";
import { urls } from "~/shared/urls";
import { truncate } from "~/shared/text";
import type { QuotedFavourite } from "./about";

/** Quotes the first verse; the others are collapsed. */
export function FavouriteVerses({ verses }: { verses: QuotedFavourite[] }) {
  const [first, ...others] = verses;
  return (
    <>
      {first && <FavouriteVerse favourite={first} />}
      {others.length > 0 && (
        <details>
          <summary className="touch content-center text-sm font-semibold text-primary">
            Show all {verses.length}
          </summary>
          <ul className="space-y-3">
            {others.map((favourite) => (
              <li key={favourite.reference}>
                <FavouriteVerse favourite={favourite} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function FavouriteVerse({ favourite }: { favourite: QuotedFavourite }) {
  const { book, chapter, version, reference, text, shown } = favourite;
  const verse = favourite.verses ?? favourite.verse;
  return (
    <>
      {text !== null && (
        <blockquote
          {...textLanguage(version)}
          className="font-serif text-lg text-ink"
        >
          {truncate(text, 500)}
        </blockquote>
      )}
      <p className="text-sm text-ink-soft">
        <Link
          to={urls.bible({ book, chapter, verse, version })}
          className="font-semibold text-primary hover:underline"
        >
          {reference}
        </Link>{" "}
        ({version}){!shown && " · Only you see this"}
      </p>
    </>
  );
}
