import { useNavigate, useSearchParams } from "@remix-run/react";
import { useLatestChoice } from "~/client/use-latest-choice";
import type { Verse } from "~/features/bible/chapter";
import type { Passage } from "~/features/bible/passage";
import { generatorHref } from "./generator-passage";

export interface GeneratorData {
  passage: Passage;
  /** Null if the book has no such chapter, "failed" if it couldn't be loaded. */
  verses: Verse[] | null | "failed";
}

/**
 * The selected passage, updated immediately, and the verses of its chapter once they have loaded. The
 * passage is stored in the URL, so that reloads, links and Back show the same verse.
 */
export function useGeneratorPassage(data: GeneratorData) {
  const group = useSearchParams()[0].get("group");
  const navigate = useNavigate();
  const [passage, choose] = useLatestChoice(data.passage, generatorHref);
  const pick = (to: Passage) => {
    choose(to);
    navigate(generatorHref(to, group), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const loading = chapterHref(passage) !== chapterHref(data.passage);
  return { group, passage, pick, loading, verses: loading ? [] : data.verses };
}

const chapterHref = (passage: Passage) =>
  generatorHref({ ...passage, verses: null });
