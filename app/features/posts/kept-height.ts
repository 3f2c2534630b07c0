import { useEffect } from "react";
import type { CSSProperties, RefObject } from "react";

/** px of content by post; a number a card that was seen. */
const heights = new Map<string, number>();

/**
 * For a card whose layout waits until it comes near: the place it took when it was last seen, so
 * that going back to a long list finds every card where it was. The browser keeps such sizes too
 * (`auto`), but only as long as the element lives.
 */
export function useKeptHeight(
  card: RefObject<HTMLElement>,
  postId: string,
  waits: boolean,
): CSSProperties | undefined {
  useEffect(() => {
    if (!waits || !card.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0;
      // A card that was just taken off the page is heard of once more, with no height at all.
      if (height > 0) heights.set(postId, height);
    });
    observer.observe(card.current);
    return () => {
      observer.disconnect();
    };
  }, [card, postId, waits]);

  const height = waits ? heights.get(postId) : undefined;
  return height === undefined
    ? undefined
    : { containIntrinsicSize: `auto ${height}px` };
}
