import { layOut } from "~/features/verse-art/layout";
import type { VerseLayout } from "~/features/verse-art/layout";
import type { ShapeName } from "~/features/verse-art/shapes";
import type { VerseData } from "./post";
import { verseReference } from "./verse-range";

const known = new Map<string, VerseLayout>();

/**
 * The picture of a post's verse. Setting one costs as much as rendering three cards, and the posts on
 * top are asked for by everybody: so an isolate remembers the last few hundred (some 300 KB).
 */
export function layOutVerse(
  verse: Omit<VerseData, "layout">,
  shape?: ShapeName,
): VerseLayout {
  const key = JSON.stringify([verse, shape]);
  const layout =
    known.get(key) ??
    layOut({
      text: verse.text,
      reference: `${verseReference(verse)} (${verse.version})`,
      look: verse.customization,
      shape,
    });
  if (known.size > 300) known.clear();
  known.set(key, layout);
  return layout;
}
