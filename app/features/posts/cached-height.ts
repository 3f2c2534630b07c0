import { useEffect, type CSSProperties, type RefObject } from "react";

/** Content height in px by post id. */
const heights = new Map<string, number>();

/**
 * Reserves the last known height of a card with deferred layout (`content-visibility`), so that going
 * back to a long list restores the scroll position. The browser remembers sizes too (`auto`), but only
 * while the element exists.
 */
export function useCachedHeight(
  card: RefObject<HTMLElement>,
  postId: string,
  isDeferred: boolean,
): CSSProperties | undefined {
  useEffect(() => {
    if (!isDeferred || !card.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0;
      // A card that was just removed is reported once more, with a height of 0.
      if (height > 0) heights.set(postId, height);
    });
    observer.observe(card.current);
    return () => {
      observer.disconnect();
    };
  }, [card, postId, isDeferred]);

  const height = isDeferred ? heights.get(postId) : undefined;
  return height === undefined
    ? undefined
    : { containIntrinsicSize: `auto ${height}px` };
}
