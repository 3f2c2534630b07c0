import { useEffect, useRef, useState } from "react";
import { getSuggestionOffset } from "~/features/users/suggested";
import { SuggestedRail } from "~/features/users/suggested-users";
import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import { IntentLink } from "~/ui/intent-link";
import { useSite } from "~/ui/site";
import { feedTabHref, feedTabs } from "./feed-tab";

const postsPerBlock = 10;

/** The index of the block after the post at `index`, or null. */
export function blockIndexAfter(index: number): number | null {
  const posts = index + 1;
  return posts % postsPerBlock === 0 ? posts / postsPerBlock - 1 : null;
}

/** These render at once after back navigation, so that the scroll position stays right. */
const seenBlocks = new Set<number>();

interface InFeedBlockProps {
  /** Counted from 0. */
  block: number;
}

/**
 * Suggested people and a promo between posts, where there is no right column. It reserves its height and loads only
 * when it is less than a screen away, which never happens on wide screens.
 */
export function InFeedBlock({ block }: InFeedBlockProps) {
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
      className={`space-y-4 aside:hidden ${isNear ? "" : "min-h-[28.25rem]"}`}
    >
      {isNear && (
        <>
          <SuggestedRail offset={getSuggestionOffset(block)} />
          <ProductPromo block={block} />
        </>
      )}
    </li>
  );
}

const promos = [
  {
    icon: "book-open",
    title: "A quiet moment with Scripture",
    text: "Pick up where you left off.",
    action: "Open the Bible",
    to: urls.bible(),
  },
  {
    icon: "prayer",
    title: "Someone has asked for prayer",
    text: "Take one request to heart today.",
    action: "See prayer requests",
    to: `${urls.home}${feedTabHref(feedTabs[3])}`,
  },
  {
    icon: "verse",
    title: "A verse worth passing on",
    text: "Choose the words, set them over a background, and share them.",
    action: "Make a verse card",
    to: urls.verseGenerator,
  },
] as const;

/** First-party and labelled as such; there is no ad network. The promos rotate from block to block. */
function ProductPromo({ block }: InFeedBlockProps) {
  const { productName } = useSite();
  const promo = promos[block % promos.length] ?? promos[0];
  return (
    <div className="rounded-card border border-gold/40 bg-gold-soft p-4 sm:p-5">
      <p className="text-xs font-semibold text-gold">From {productName}</p>
      <div className="mt-2 flex items-start gap-3">
        <Icon name={promo.icon} className="mt-1 size-6 text-gold" />
        <div className="min-w-0">
          <h2 className="font-serif text-lg text-ink">{promo.title}</h2>
          <p className="text-sm text-ink-soft">{promo.text}</p>
          <IntentLink
            to={promo.to}
            className="-mb-2 inline-flex touch items-center gap-1.5 text-sm font-semibold text-primary underline-offset-4 hover:underline"
          >
            {promo.action}
            <Icon name="arrow-right" className="size-4" />
          </IntentLink>
        </div>
      </div>
    </div>
  );
}
