import { useNavigate } from "@remix-run/react";
import { useNewestChoice } from "~/browser/use-newest-choice";
import type { Verse } from "~/features/bible/chapter";
import type { Place } from "~/features/bible/place";
import { generatorHref } from "./generator-place";

/** What a page of the generator is made of. */
export interface GeneratorData {
  place: Place;
  /** Null: the book has no such chapter. "failed": it could not be had. */
  verses: Verse[] | null | "failed";
}

/**
 * The place that is chosen, at once, and the verses of its chapter, as soon as they are here. It
 * stands in the address, so that a reload, a link and the way back show the same.
 */
export function useGeneratorPlace(data: GeneratorData) {
  const navigate = useNavigate();
  const [place, choose] = useNewestChoice(data.place, generatorHref);
  const pick = (to: Place) => {
    choose(to);
    navigate(generatorHref(to), { replace: true, preventScrollReset: true });
  };
  const loading = !sameChapter(place, data.place);
  return {
    place,
    pick,
    loading,
    verses: loading ? [] : data.verses,
  };
}

function sameChapter(one: Place, other: Place): boolean {
  return (
    one.version.id === other.version.id &&
    one.book?.id === other.book?.id &&
    one.chapter === other.chapter
  );
}
