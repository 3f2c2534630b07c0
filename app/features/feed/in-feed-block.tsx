import { useEffect, useRef, useState } from "react";
import { getSuggestionOffset } from "~/features/users/suggested";
import { SuggestedRail } from "~/features/users/suggested-users";
import type { FeedType } from "./feed";
import { ProductPromo } from "./product-promo";

const postsPerBlock = 10;

/** The index of the block after the post at `index`, or null. */
export function blockIndexAfter(index: number): number | null {
  const posts = index + 1;
  return posts % postsPerBlock === 0 ? posts / postsPerBlock - 1 : null;
}

/** These render at once after back navigation, so that the scroll position stays right. */
const seenBlocks = new Set<number>();

/**
 * Suggested people and a promo between posts, below 1024 px. It reserves its height and loads only
 * when it is less than a screen away, which never happens on large screens.
 */
export function InFeedBlock({
  block,
  type,
}: {
  block: number;
  type: FeedType;
}) {
  const container = useRef<HTMLLIElement>(null);
  const [isNear, setIsNear] = useState(() => seenBlocks.has(block));

  useEffect(() => {
    if (isNear || !container.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seenBlocks.add(block);
        setIsNear(true);
      },
      { rootMargin: "100% 0px" },
    );
    observer.observe(container.current);
    return () => {
      observer.disconnect();
    };
  }, [block, isNear]);

  return (
    <li
      ref={container}
      className={`space-y-4 lg:hidden ${isNear ? "" : "min-h-[28.25rem]"}`}
    >
      {isNear && (
        <>
          <SuggestedRail offset={getSuggestionOffset(block)} />
          <ProductPromo block={block} type={type} />
        </>
      )}
    </li>
  );
}
