import { useEffect, useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";

/** spec §4, ms. */
const slideMs = 150;

interface ReelScrollerProps {
  /** What can be scrolled to: one more than the videos while there is an end, or something on its way. */
  count: number;
  index: number;
  /** Draws what stands at a place; only three are asked for. */
  slide: (index: number) => { key: string; content: ReactNode };
  /** Somebody has scrolled there: one on or one back. */
  onScrolledTo: (index: number) => void;
  /** Beside the slides, of the one that is shown; a thumb may swipe on it. */
  rail: ReactNode;
}

/**
 * One slide at a time, as high as the stage. A swipe is the browser's own scrolling, which stops at each slide;
 * buttons and keys jump there, and the slides follow for 150 ms. Three are mounted, so that the next one is
 * there already, and the neighbours take no part in the page. Dark in either theme: a video is what is looked at.
 */
export function ReelScroller({ count, index: currentIndex, slide, onScrolledTo, rail }: ReelScrollerProps) {
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
    const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (prefersReducedMotion || Math.abs(currentIndex - from) !== 1) return;
    // What is in the slides: the slides are what scrolling stops at.
    for (const { firstElementChild } of track.current?.children ?? []) {
      firstElementChild?.animate(
        [{ transform: `translateY(${(currentIndex - from) * getHeight(current)}px)` }, {}],
        { duration: slideMs, easing: "ease-out" },
      );
    }
  }, [currentIndex]);

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    // Half-way, not at rest: whoever swipes again at once finds the next one there.
    const onScroll = () => {
      const index = getIndex(current);
      if (index === shownIndex.current) return;
      shownIndex.current = index;
      latestOnScrolledTo.current(index);
    };
    // A phone that is turned shows the same video.
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
      // What scrolls takes the focus in Firefox; its keys are the page's own.
      tabIndex={-1}
      data-stage=""
      data-theme="dark"
      className="[container-type:size] h-full snap-y snap-mandatory [scrollbar-width:none] overflow-y-auto overscroll-contain bg-background text-ink outline-none lg:rounded-card"
    >
      <div className="relative" style={{ height: `${count * 100}cqh` }}>
        <ol ref={track} className="absolute inset-x-0 top-0">
          {mountedSlides.map(({ index, key, content }) => (
            <li
              key={key}
              {...(index !== currentIndex && { inert: "" })}
              className="absolute right-14 left-0 h-[100cqh] snap-start snap-always overflow-clip"
              style={{ top: `${index * 100}cqh` }}
            >
              {content}
            </li>
          ))}
        </ol>
        <div className="sticky top-0 ml-auto h-[100cqh] w-14 [scrollbar-width:none] overflow-y-auto">
          {rail}
        </div>
      </div>
    </div>
  );
}

/** px, with its fraction: a hundred slides further on that would be a slide's half. */
function getHeight(box: HTMLElement): number {
  return Math.max(1, box.getBoundingClientRect().height);
}

function getIndex(box: HTMLElement): number {
  return Math.round(box.scrollTop / getHeight(box));
}
