import { Link } from "@remix-run/react";
import { useViewer } from "~/features/auth/viewer.queries";
import { formatPassage, publicPassageHref, readerHref } from "./passage";
import { SearchBox } from "./search/search-box";
import { useHeadingFocus } from "./use-heading-focus";
import type { PassageList } from "./references/passage-list";
import printStyles from "./print.css?url";
import { textLanguage } from "./versions";

/** Several passages with their text, for "Gen 1:1; John 1:1". For visitors it's a document with links to public pages. */
export function PassageListPage({ typed, version, notes, items }: PassageList) {
  const heading = useHeadingFocus(items);
  const viewer = useViewer();
  const getHref = viewer ? readerHref : publicPassageHref;
  return (
    <div className="mx-auto w-full max-w-2xl">
      <link rel="stylesheet" media="print" href={printStyles} />
      {viewer && <SearchBox version={version} q={typed} />}
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-8 font-serif text-2xl text-ink outline-none"
      >
        Passages for “{typed}”
      </h1>
      <p role="status" className="mt-1 text-sm text-ink-soft">
        {[`${version.name} (${version.id}).`, ...notes].join(" ")}
      </p>
      <ol className="mt-4 border-b border-line">
        {items.map(({ passage, verses, problem }, i) => (
          <li key={i} className="border-t border-line py-4">
            <h2 className="text-sm font-semibold">
              {problem !== null && formatPassage(passage)}
              {problem === null && (
                <Link
                  to={getHref(passage)}
                  className="inline-flex touch items-center text-primary hover:underline"
                >
                  {formatPassage(passage)}
                </Link>
              )}
            </h2>
            <p className="font-serif text-lg/[1.65] text-ink">
              {problem}
              {verses.map(({ verse, text }) => (
                <span key={verse} {...textLanguage(version.id)}>
                  <sup className="mr-[0.25em] font-sans text-[0.58em] leading-none text-ink-soft">
                    {verse}
                  </sup>
                  {text}{" "}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
