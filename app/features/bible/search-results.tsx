import { Link, useRevalidator } from "@remix-run/react";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { EmptyState, ErrorState } from "~/ui/states";
import { splitByRanges } from "./highlights";
import { defaultPassage, readerHref } from "./passage";
import { DidYouMean } from "./references/typed-note";
import { SearchBox } from "./search-box";
import type { FoundVerse, SearchResult } from "./search";
import { pageTurnProps, useHeadingFocus } from "./use-heading-focus";
import { textLanguage, versions, type Version } from "./versions";
import type { Search } from "./reader-request";

export interface SearchResultsProps {
  search: Search;
  /** Null if the server can't be reached and the version isn't downloaded. */
  result: SearchResult | null;
  onDevice?: boolean | undefined;
}

export function SearchResults({
  search,
  result,
  onDevice = false,
}: SearchResultsProps) {
  const { q, version, book } = search;
  const heading = useHeadingFocus(search);
  const other = versions.find(({ id }) => id !== version.id) ?? version;
  return (
    <div className="mx-auto w-full max-w-2xl">
      <SearchBox version={version} q={q} />
      <DidYouMean q={q} version={version} />
      {book && (
        <Button asChild variant="secondary" className="mt-4">
          <Link to={readerHref({ ...defaultPassage, version, book })}>
            Open {book.name}
          </Link>
        </Button>
      )}
      <header className="mt-8 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1
          ref={heading}
          tabIndex={-1}
          className="min-w-0 font-serif text-2xl text-ink outline-none"
        >
          Results for “{q}”
        </h1>
        <Link
          to={urls.bible({ q, version: other.id })}
          className="text-sm font-semibold text-primary hover:underline"
        >
          Search the {other.id}
        </Link>
      </header>
      {result ? (
        <Results search={search} result={result} onDevice={onDevice} />
      ) : (
        <SearchUnreachable version={version} />
      )}
    </div>
  );
}

function Results({
  search,
  result: { items, match, total, next },
  onDevice,
}: {
  search: Search;
  result: SearchResult;
  onDevice: boolean;
}) {
  const { q, version } = search;
  return (
    <>
      <p role="status" className="mt-1 text-sm text-ink-soft">
        {match === "any" && total > 0
          ? `No verse in the ${version.name} (${version.id}) contains all of these words. Here are the closest matches.`
          : `${total} ${plural(total, "verse", "verses")} in the ${version.name} (${version.id})`}
        {onDevice && <span className="block">Searched on this device</span>}
      </p>
      {items.length === 0 ? (
        <EmptyState icon="search" title={`No verses found for “${q}”.`}>
          Try fewer words, another spelling, or a reference such as Psalm 23.
        </EmptyState>
      ) : (
        <ol className="mt-4 divide-y divide-line border-y border-line">
          {items.map((verse) => (
            <SearchResultItem key={verse.reference} verse={verse} />
          ))}
        </ol>
      )}
      {next !== null && (
        <Button asChild variant="secondary" className="mt-6 w-full">
          <Link
            to={urls.bible({ q, version: version.id, cursor: next })}
            {...pageTurnProps}
          >
            More results
          </Link>
        </Button>
      )}
    </>
  );
}

function SearchResultItem({ verse: found }: { verse: FoundVerse }) {
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
          {splitByRanges(found.text, found.highlights).map(
            ({ text, start, inRange }) =>
              inRange ? (
                <mark
                  key={start}
                  className="rounded-sm bg-mark px-0.5 text-ink"
                >
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

/** Shown instead of results when offline without a downloaded version. */
function SearchUnreachable({ version }: { version: Version }) {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorState
      title={`To search offline, download the ${version.id} first.`}
      onRetry={revalidate}
      retrying={state === "loading"}
    >
      When you're online, you can download the Bible in the reader's settings,
      and then read and search it anywhere.
    </ErrorState>
  );
}
