import { Link, useRevalidator } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { ErrorState } from "~/ui/states";
import type { Search } from "../reader-request";
import { useHeadingFocus } from "../use-heading-focus";
import { versions, type Version } from "../versions";
import type { NamedPassage } from "./named-passages";
import { searchHref, type SearchView } from "./search";
import { FoundVerses } from "./found-verses";
import { DidYouMean } from "../typed-note";
import { SearchBox } from "./search-box";
import { SearchFilters } from "./search-filters";

export interface SearchResultsProps {
  search: Search;
  /** Null if the server can't be reached and the version isn't downloaded. */
  result: SearchView | null;
  onDevice?: boolean | undefined;
}

export function SearchResults({
  search,
  result,
  onDevice = false,
}: SearchResultsProps) {
  const { q, version } = search;
  const heading = useHeadingFocus(search);
  const counts = result?.counts;
  const others = versions.filter(
    ({ id }) => id !== version.id && counts?.[id] !== 0,
  );
  return (
    <div className="mx-auto w-full max-w-2xl">
      <SearchBox version={version} q={q}>
        <SearchFilters search={search} />
      </SearchBox>
      <DidYouMean q={q} version={version} />
      {result?.passages.map((passage) => (
        <PassageCard key={passage.name} {...passage} version={version} />
      ))}
      <header className="mt-8 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1
          ref={heading}
          tabIndex={-1}
          className="min-w-0 font-serif text-2xl text-ink outline-none"
        >
          Results for “{q}”
        </h1>
        <p className="flex flex-wrap gap-x-2 text-sm">
          {counts && others.length > 0 && `0 in the ${version.id}, `}
          {others.map(({ id }) => (
            <Link
              key={id}
              to={searchHref(search, { version: id })}
              className="font-semibold text-primary hover:underline"
            >
              {counts
                ? `${counts[id]?.toLocaleString("en")} in the ${id}`
                : `Search the ${id}`}
            </Link>
          ))}
        </p>
      </header>
      {result ? (
        <FoundVerses search={search} {...result}>
          {onDevice && <span className="block">Searched on this device</span>}
        </FoundVerses>
      ) : (
        <SearchUnreachable version={version} />
      )}
    </div>
  );
}

/** A well-known passage that the text names. */
function PassageCard({
  name,
  references,
  version,
}: NamedPassage & { version: Version }) {
  return (
    <section aria-label={name} className="card mt-4 p-4 shadow-card">
      <h2 className="font-serif text-xl text-ink">{name}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {references.map((reference) => (
          <li key={reference}>
            <Button asChild variant="secondary" size="sm">
              <Link to={urls.bible({ q: reference, version: version.id })}>
                {reference}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </section>
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
