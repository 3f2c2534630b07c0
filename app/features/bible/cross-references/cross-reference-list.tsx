import { Link } from "@remix-run/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { versesBetween } from "~/shared/verse-list";
import { Button } from "~/ui/button";
import { LoadError } from "~/ui/load-error";
import { Loading, Skeleton } from "~/ui/states";
import { books } from "../canon";
import { verseTexts } from "../chapter";
import { fetchChapter } from "../chapter-fetch";
import { formatPassage, readerHref, type Passage } from "../passage";
import { textLanguage } from "../versions";
import {
  excerpt,
  type ChapterReferences,
  type Target,
} from "./cross-reference";

/** The first eight cross references of each selected verse, or all of them. */
export function CrossReferenceList({ passage }: { passage: Passage }) {
  const [showsAll, setShowsAll] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["cross-references", passage.book?.id, passage.chapter],
    queryFn: () => fetchCrossReferences(passage),
    staleTime: Infinity,
  });
  if (isError)
    return <LoadError retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading label="Loading cross references">
        <Skeleton className="h-11" />
      </Loading>
    );
  const lists = (passage.verses ?? []).flatMap((verse) => data[verse] ?? []);
  const first = distinct(lists.flatMap((list) => list.first));
  const all = distinct(lists.flatMap((list) => list.all ?? list.first));
  return (
    <>
      {all.length === 0 && <p className="text-sm">None for this verse.</p>}
      <ul>
        {(showsAll ? all : first).map((target) => (
          <li key={target.join()}>
            <CrossReference target={target} from={passage} />
          </li>
        ))}
      </ul>
      {!showsAll && all.length > first.length && (
        <Button
          variant="quiet"
          size="sm"
          className="px-0!"
          onClick={() => {
            setShowsAll(true);
          }}
        >
          Show all {all.length}
        </Button>
      )}
      <p className="py-1 text-xs text-ink-soft">
        Cross references:{" "}
        <a
          href="https://www.openbible.info/labs/cross-references/"
          className="underline"
        >
          OpenBible.info, CC BY 4.0
        </a>
      </p>
    </>
  );
}

function CrossReference({ target, from }: { target: Target; from: Passage }) {
  const [n, chapter, verse, lastVerse] = target;
  const verses = versesBetween(verse, lastVerse);
  const passage = { ...from, book: books[n - 1] ?? null, chapter, verses };
  const { data: text = "" } = useQuery({
    queryKey: ["bible-chapter", from.version.id, n, chapter],
    queryFn: () => fetchChapter(passage),
    staleTime: Infinity,
    select: (loaded) =>
      loaded && verseTexts(loaded).find((each) => each.verse === verse)?.text,
  });
  return (
    <Link
      to={readerHref(passage)}
      className="flex touch flex-wrap items-baseline gap-x-2 py-2 hover:underline"
    >
      <span className="text-sm font-semibold text-primary">
        {formatPassage(passage)}
      </span>
      <span
        {...textLanguage(from.version.id)}
        className="min-w-0 flex-1 basis-40 truncate font-serif"
      >
        {excerpt(text ?? "")}
      </span>
    </Link>
  );
}

function distinct(targets: readonly Target[]): Target[] {
  return [...new Map(targets.map((each) => [each.join(), each])).values()];
}

/** The immutable file that scripts/bible/build.mjs writes, 1 to 50 KB. */
async function fetchCrossReferences({ book, chapter }: Passage) {
  const path = `/scripture/${__SCRIPTURE_HASH__}/cross-references/${book?.slug}/${chapter}.json`;
  const response = await fetch(path, { cache: "force-cache" });
  if (!response.ok) throw new Error(`Cross references: ${response.status}`);
  return response.json<ChapterReferences>();
}
