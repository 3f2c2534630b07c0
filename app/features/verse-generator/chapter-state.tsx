import { useRevalidator } from "@remix-run/react";
import { missingPart } from "~/features/bible/missing-part";
import { ErrorState } from "~/ui/states";
import { versesMissing } from "./generator-place";
import type { GeneratorData } from "./use-generator-place";

const intoSight = (node: HTMLElement | null) =>
  node?.scrollIntoView({ block: "nearest" });

/** What there is to say where the chapter is not there, or not the verse that the address names. */
export function ChapterState({ place, verses }: GeneratorData) {
  const { revalidate, state } = useRevalidator();
  if (verses === "failed") {
    return (
      // A phone has the fields above it, and its bar below.
      <div ref={intoSight} className="scroll-mb-20">
        <ErrorState
          title="This chapter could not be loaded."
          onRetry={revalidate}
          retrying={state === "loading"}
          className="py-4!"
        />
      </div>
    );
  }
  if (!versesMissing(place, verses)) return null;
  return (
    <div role="status" className="mt-3 rounded-control bg-sunken p-3 text-sm">
      <p>No verses found for this selection. Please try a different chapter.</p>
      {!verses && place.book && (
        <p className="mt-1 text-ink-soft">{missingPart(place, null)}</p>
      )}
    </div>
  );
}
