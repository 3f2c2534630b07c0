import { Link, useSearchParams } from "@remix-run/react";
import { urls } from "~/shared/urls";
import type { Version } from "./versions";
import { unavailableMessage } from "./references/passage-list";
import { parseReferences } from "./references/parse-references";
import { suggestReferences } from "./references/suggest-references";

const linkClass =
  "inline-flex touch items-center font-semibold text-primary hover:underline";

/** Explains what the reader opened for "John 3:16 NIV", and offers to search for "mark". */
export function TypedNote({ version }: { version: Version }) {
  const [params] = useSearchParams();
  const found = parseReferences(params.get("typed") ?? "");
  const { unavailable, bookName = "" } = found ?? {};
  // "1 John" is no word to search for.
  const isWord = /^\p{L}/u.test(bookName);
  if (!unavailable && !isWord) return null;
  return (
    <p
      role="status"
      // The reader scrolls to the verse.
      className="card sticky top-16 z-10 mx-auto mb-4 w-fit px-4 py-2 text-center text-sm text-ink lg:top-4"
    >
      {unavailable && unavailableMessage(unavailable, version)}{" "}
      {isWord && (
        <Link
          to={urls.bible({ q: `"${bookName}"`, version: version.id })}
          className={linkClass}
        >
          Search for “{bookName}” instead
        </Link>
      )}
    </p>
  );
}

/** Links to the passages that a misspelt reference may mean. */
export function DidYouMean({ q, version }: { q: string; version: Version }) {
  const suggestions = suggestReferences(q);
  if (suggestions.length === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 text-ink">
      Did you mean
      {suggestions.map((suggestion) => (
        <Link
          key={suggestion}
          to={urls.bible({ q: suggestion, version: version.id })}
          className={linkClass}
        >
          {suggestion}?
        </Link>
      ))}
    </p>
  );
}
