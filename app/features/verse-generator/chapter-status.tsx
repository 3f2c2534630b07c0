import { useRevalidator } from "@remix-run/react";
import { missingPassageMessage } from "~/features/bible/missing-passage";
import { describeLimit } from "~/features/posts/verse-range";
import { ErrorState } from "~/ui/states";
import {
  getSelectedVerses,
  getVerseRange,
  versesMissing,
} from "./generator-passage";
import type { GeneratorData } from "./use-generator-passage";

// Keeps clear of the buttons and the bottom bar on phones.
const statusClass = "mt-3 scroll-mb-32 rounded-control bg-sunken p-3 text-sm";

/** A ref callback. */
export const scrollIntoView = (node: HTMLElement | null) =>
  node?.scrollIntoView({ block: "nearest" });

/** Explains why the chapter or the requested verse isn't shown. */
export function ChapterStatus({ passage, verses }: GeneratorData) {
  const { revalidate, state } = useRevalidator();
  if (verses === "failed") {
    return (
      // Keeps clear of the bottom bar on phones.
      <div ref={scrollIntoView} className="scroll-mb-20">
        <ErrorState
          title="Couldn't load this chapter."
          onRetry={revalidate}
          retrying={state === "loading"}
          className="py-4!"
        />
      </div>
    );
  }
  if (verses && !versesMissing(passage, verses)) {
    const [first] = getVerseRange(passage) ?? [];
    return first !== undefined && !getSelectedVerses(passage, verses) ? (
      <p ref={scrollIntoView} role="status" className={statusClass}>
        This passage is too long. {describeLimit(verses, first)}
      </p>
    ) : null;
  }
  return (
    <div role="status" className={statusClass}>
      <p>No verses found for this selection. Please try a different chapter.</p>
      {!verses && passage.book && (
        <p className="mt-1 text-ink-soft">
          {missingPassageMessage(passage, null)}
        </p>
      )}
    </div>
  );
}
