import { layOut, type VerseLayout } from "~/features/verse-art/layout";
import type { ShapeName } from "~/features/verse-art/shapes";
import type { VerseData } from "./post";
import { verseReference } from "./verse-range";

const layoutCache = new Map<string, VerseLayout>();

/**
 * Cached per isolate, because a layout costs as much as rendering three cards and everyone requests the
 * same newest posts. 300 layouts take about 300 KB.
 */
export function layOutVerse(
  verse: Omit<VerseData, "layout">,
  shape?: ShapeName,
): VerseLayout {
  const key = JSON.stringify([verse, shape]);
  const layout =
    layoutCache.get(key) ??
    layOut({
      text: verse.text,
      reference: `${verseReference(verse)} (${verse.version})`,
      customization: verse.customization,
      shape,
    });
  if (layoutCache.size > 300) layoutCache.clear();
  layoutCache.set(key, layout);
  return layout;
}
