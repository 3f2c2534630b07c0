import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";

const slideMs = 150;

interface ReelScrollerProps {
  /** Number of slides: the videos and the end slide. */
  count: number;
  index: number;
  /** Renders a slide. Called for the current slide and its neighbours only. */
  slide: (index: number) => { key: string; content: ReactNode };
  onScrolledTo: (index: number) => void;
  /** Shown next to the current slide. Users can swipe on it. */
  actions: ReactNode;
}

/**
 * Shows one full-height slide at a time. Swipes use the browser's scroll snapping; buttons and keys jump and animate for
 * 150 ms. Three slides are mounted, so that the next one is ready; the neighbours are inert. Always dark.
 */
export function ReelScroller({
  count,
  index: currentIndex,
  slide,
  onScrolledTo,
  actions,
}: ReelScrollerProps) {
  const box = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLOListElement>(null);
  const shownIndex = useRef(currentIndex);
  const latestOnScrolledTo = useRef(onScrolledTo);
  const mountedSlides = [currentIndex - 1, currentIndex, currentIndex + 1]
    .filter((index) => index >= 0 && index < count)
    .map((index) => ({ index, ...slide(index) }));

  useLayoutEffect(() => {
    latestOnScrolledTo.current = onScrolledTo;
  });

  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const from = shownIndex.current;
    shownIndex.current = currentIndex;
    if (getIndex(current) === currentIndex) return;
    current.scrollTop = currentIndex * getHeight(current);
    const prefersReducedMotion = matchMedia(
      "(prefers-reduced-motion: reduce)",
    ).matches;
    if (prefersReducedMotion || Math.abs(currentIndex - from) !== 1) return;
    // Animates the slides' contents, because the slides themselves are the snap targets.
    for (const { firstElementChild } of track.current?.children ?? []) {
      firstElementChild?.animate(
        [
          {
            transform: `translateY(${(currentIndex - from) * getHeight(current)}px)`,
          },
          {},
        ],
        { duration: slideMs, easing: "ease-out" },
      );
    }
  }, [currentIndex]);

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    // Reacts half-way, so that the next slide is mounted if the user swipes again immediately.
    const onScroll = () => {
      const index = getIndex(current);
      if (index === shownIndex.current) return;
      shownIndex.current = index;
      latestOnScrolledTo.current(index);
    };
    // Keeps the same video when the device is rotated.
    const resizeObserver = new ResizeObserver(() => {
      current.scrollTop = shownIndex.current * getHeight(current);
    });
    resizeObserver.observe(current);
    current.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      resizeObserver.disconnect();
      current.removeEventListener("scroll", onScroll);
    };
  }, []);

  return (
    <div
      ref={box}
      // Firefox makes scrollers focusable, but useReelNavigation handles the keys.
      tabIndex={-1}
      data-reel-scroller=""
      data-theme="dark"
      className="[container-type:size] h-full snap-y snap-mandatory [scrollbar-width:none] overflow-y-auto overscroll-contain bg-background text-ink outline-none lg:rounded-card"
    >
      <div className="relative" style={{ height: `${count * 100}cqh` }}>
        <ol ref={track} className="absolute inset-x-0 top-0">
          {mountedSlides.map(({ index, key, content }) => (
            <li
              key={key}
              {...(index !== currentIndex && { inert: "" })}
              className="absolute right-14 left-0 h-[100cqh] snap-start snap-always overflow-clip lg:@min-[32rem]:left-14"
              style={{ top: `${index * 100}cqh` }}
            >
              {content}
            </li>
          ))}
        </ol>
        <div className="sticky top-0 ml-auto h-[100cqh] w-14 [scrollbar-width:none] overflow-y-auto">
          {actions}
        </div>
      </div>
    </div>
  );
}

/** Fractional px: rounding errors would add up to half a slide after a hundred slides. */
function getHeight(box: HTMLElement): number {
  return Math.max(1, box.getBoundingClientRect().height);
}

function getIndex(box: HTMLElement): number {
  return Math.round(box.scrollTop / getHeight(box));
}
