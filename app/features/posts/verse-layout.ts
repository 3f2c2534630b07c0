import { layOut } from "~/features/verse-art/layout";
import type { VerseLayout } from "~/features/verse-art/layout";
import type { ShapeName } from "~/features/verse-art/shapes";
import type { VerseData } from "./post";
import { verseReference } from "./verse-range";

/** The picture of a post's verse. */
export function layOutVerse(
  verse: Omit<VerseData, "layout">,
  shape?: ShapeName,
): VerseLayout {
  return layOut({
    text: verse.text,
    reference: `${verseReference(verse)} (${verse.version})`,
    look: verse.customization,
    shape,
  });
}
