import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/states";
import { splitByRanges } from "../highlights";
import { maxResults, resultsPerPage, type Search } from "../reader-request";
import { pageTurnProps } from "../use-heading-focus";
import { textLanguage } from "../versions";
import { searchHref, type FoundVerse, type SearchView } from "./search";

interface FoundVersesProps extends SearchView {
  search: Search;
  /** More about the search, below the number of results. */
  children: ReactNode;
}

/** A page of results, with links to the next ones. */
export function FoundVerses({ children, ...found }: FoundVersesProps) {
  const { search, items, match, total, next } = found;
  const { q, version, page } = search;
  const pages = [
    ...(page > 1 ? [{ label: "Previous", number: page - 1 }] : []),
    ...(next === null ? [] : [{ label: "Next", number: page + 1 }]),
  ];
  return (
    <>
      <p role="status" className="mt-1 text-sm text-ink-soft">
        {match === "any" && total > 0 && (
          <span className="block">
            No verse in the {version.name} ({version.id}) contains all of these
            words. Here are the closest matches.
          </span>
        )}
        {formatCount(found)}
        {children}
      </p>
      {total === 0 && (
        <EmptyState icon="search" title={`No verses found for “${q}”.`}>
          Try fewer words, another spelling, the whole Bible, or a reference
          such as Psalm 23.
        </EmptyState>
      )}
      <ol className="mt-4 divide-y divide-line border-line not-empty:border-y">
        {items.map((verse) => (
          <FoundVerseItem key={verse.reference} {...verse} />
        ))}
      </ol>
      <nav aria-label="Pages" className="mt-6 flex gap-2">
        {pages.map(({ label, number }) => (
          <Button key={label} asChild variant="secondary" className="flex-1">
            <Link
              to={searchHref(search, { page: `${number}` })}
              {...pageTurnProps}
            >
              {label}
            </Link>
          </Button>
        ))}
      </nav>
    </>
  );
}

const testamentNames: Record<string, string> = {
  OT: "the Old Testament",
  NT: "the New Testament",
};

/** "Results 21–40 of 1,204 in the King James Version (KJV)". */
function formatCount({
  search,
  items,
  total,
}: Omit<FoundVersesProps, "children">) {
  const { version, within, page } = search;
  const before = (page - 1) * resultsPerPage;
  const count = total.toLocaleString("en");
  const verses =
    items.length === 0 || items.length === total
      ? `${count} ${plural(total, "verse", "verses")}`
      : `Results ${before + 1}–${before + items.length} of ${count}`;
  const where = testamentNames[within] ?? (within || `the ${version.name}`);
  const limit = total > maxResults ? ". You can see the first 1,000." : "";
  return `${verses} in ${where} (${version.id})${limit}`;
}

function FoundVerseItem({ text, highlights, ...found }: FoundVerse) {
  const { reference, book, chapter, verse, version } = found;
  const path = urls.bible({ book, chapter, verse, version });
  return (
    <li>
      <Link to={`${path}#v${verse}`} className="group block py-4">
        <span className="text-sm font-semibold text-primary group-hover:underline">
          {reference}
        </span>
        <span
          {...textLanguage(version)}
          className="mt-1 block font-serif text-lg/[1.5] text-ink"
        >
          {splitByRanges(text, highlights).map(({ text, start, inRange }) =>
            inRange ? (
              <mark key={start} className="rounded-sm bg-mark px-0.5 text-ink">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
      </Link>
    </li>
  );
}
