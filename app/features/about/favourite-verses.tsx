import { Link } from "@remix-run/react";
import { useState } from "react";
import { urls } from "~/shared/urls";
import { ReadMoreButton } from "~/ui/read-more";
import type { QuotedFavourite } from "./about";

/** Longer verses take more than three lines on a phone. */
const longTextLength = 110;

/**
 * Collapsed, it shows the beginning of the first verse. Expanded, it quotes the first few and lists the references of the
 * others. Without JavaScript it is always expanded.
 */
export function FavouriteVerses({ verses }: { verses: QuotedFavourite[] }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const quoted = verses.filter(({ text }) => text !== null);
  const unquoted = verses.filter(({ text }) => text === null);
  const isCollapsible =
    verses.length > 1 || (quoted[0]?.text ?? "").length > longTextLength;
  const isCollapsed = isCollapsible && !isExpanded;
  return (
    <>
      <ul className="space-y-3">
        {quoted.map((verse, index) => (
          <li
            key={verse.reference}
            className={isCollapsed && index > 0 ? "without-script" : ""}
          >
            <blockquote
              className={`font-serif text-lg text-ink ${isCollapsed ? "collapsed" : ""}`}
            >
              {verse.text}
            </blockquote>
            <p className="text-sm text-ink-soft">
              <VerseLink verse={verse} /> ({verse.version})
              {getPrivateNote(verse)}
            </p>
          </li>
        ))}
      </ul>
      {unquoted.length > 0 && (
        <ul
          className={`mt-3 flex flex-wrap gap-x-4 text-sm ${isCollapsed ? "without-script" : ""}`}
        >
          {unquoted.map((verse) => (
            <li key={verse.reference} className="flex touch items-center">
              <VerseLink verse={verse} />
              {getPrivateNote(verse)}
            </li>
          ))}
        </ul>
      )}
      {isCollapsible && (
        <ReadMoreButton
          open={isExpanded}
          onToggle={() => {
            setIsExpanded(!isExpanded);
          }}
        >
          {getToggleLabel(isExpanded, verses.length)}
        </ReadMoreButton>
      )}
    </>
  );
}

/** Only the owner gets private verses. */
const getPrivateNote = ({ shown }: QuotedFavourite) =>
  shown ? "" : " · Only you see this";

function getToggleLabel(isExpanded: boolean, count: number): string {
  if (count === 1) return isExpanded ? "Show less" : "Show more";
  return isExpanded ? "Show fewer" : `Show all ${count}`;
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
