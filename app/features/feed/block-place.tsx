import { useEffect, useRef, useState } from "react";
import { offsetOfBlock } from "~/features/users/suggested";
import { SuggestedRail } from "~/features/users/suggested-rail";
import type { FeedType } from "./feed";
import { HouseNotice } from "./house-notice";

/** spec §9: after every 10th post. */
const postsBetween = 10;

/** The number of the block behind the post at `index`, from 0; null where there is none. */
export function blockBehind(index: number): number | null {
  const posts = index + 1;
  return posts % postsBetween === 0 ? posts / postsBetween - 1 : null;
}

/** Blocks that were seen: going back, they are there at once, and everything is where it was. */
const seen = new Set<number>();

/**
 * Where people to follow and a word of the house will stand between posts, below 1024 px. Its height is kept from the start, and nothing
 * is fetched before it comes within a screen's sight; on large screens it is never in sight.
 */
export function BlockPlace({ block, type }: { block: number; type: FeedType }) {
  const place = useRef<HTMLLIElement>(null);
  const [near, setNear] = useState(() => seen.has(block));

  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.add(block);
        setNear(true);
      },
      { rootMargin: "100% 0px" },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, [block, near]);

  return (
    <li
      ref={place}
      className={`space-y-4 lg:hidden ${near ? "" : "min-h-[28.25rem]"}`}
    >
      {near && (
        <>
          <SuggestedRail offset={offsetOfBlock(block)} />
          <HouseNotice block={block} type={type} />
        </>
      )}
    </li>
  );
}
