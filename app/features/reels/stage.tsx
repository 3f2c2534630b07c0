import { useEffect, useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";

/** spec §4, ms. */
const slideTime = 150;

interface StageProps {
  /** What can be scrolled to: one more than the videos while there is an end, or something on its way. */
  count: number;
  at: number;
  /** Draws what stands at a place; only three are asked for. No key moves to another place but by `at`. */
  slide: (index: number) => { key: string; content: ReactNode };
  /** Somebody has scrolled there: one on or one back. */
  onScrolledTo: (index: number) => void;
  /** Beside the slides, of the one that is shown; a thumb may swipe on it. */
  rail: ReactNode;
}

/**
 * One slide at a time, as high as the stage. A swipe is the browser's own scrolling, which stops at each slide;
 * buttons and keys jump there, and the slides follow for 150 ms. Three are mounted, so that the next one is
 * there already, and the neighbours take no part in the page.
 */
export function Stage({ count, at, slide, onScrolledTo, rail }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLOListElement>(null);
  const shown = useRef(at);
  const scrolled = useRef(onScrolledTo);
  const near = [at - 1, at, at + 1]
    .filter((index) => index >= 0 && index < count)
    .map((index) => ({ index, ...slide(index) }));
  const shownKey = near.find(({ index }) => index === at)?.key;

  useLayoutEffect(() => {
    scrolled.current = onScrolledTo;
  });

  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const from = shown.current;
    shown.current = at;
    if (placeOf(current) === at) return;
    current.scrollTop = at * heightOf(current);
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isCalm || Math.abs(at - from) !== 1) return;
    // What is in the slides: the slides are what scrolling stops at.
    for (const { firstElementChild } of track.current?.children ?? []) {
      firstElementChild?.animate(
        [{ transform: `translateY(${(at - from) * heightOf(current)}px)` }, {}],
        { duration: slideTime, easing: "ease-out" },
      );
    }
    // Where another one has taken its place, what was swiped to stands there now.
  }, [at, shownKey]);

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    let resting: ReturnType<typeof setTimeout>;
    const onRest = () => {
      clearTimeout(resting);
      const index = placeOf(current);
      if (index !== shown.current) scrolled.current(index);
    };
    // Safari has no scrollend before 26.2.
    const onScroll = () => {
      clearTimeout(resting);
      resting = setTimeout(onRest, 100);
    };
    // A phone that is turned shows the same video.
    const onSize = new ResizeObserver(() => {
      current.scrollTop = shown.current * heightOf(current);
    });
    onSize.observe(current);
    current.addEventListener("scroll", onScroll, { passive: true });
    current.addEventListener("scrollend", onRest);
    return () => {
      clearTimeout(resting);
      onSize.disconnect();
      current.removeEventListener("scroll", onScroll);
      current.removeEventListener("scrollend", onRest);
    };
  }, []);

  return (
    <div
      ref={box}
      // What scrolls takes the focus in Firefox; its keys are the page's own.
      tabIndex={-1}
      className="[container-type:size] h-full snap-y snap-mandatory [scrollbar-width:none] overflow-y-auto overscroll-contain outline-none"
    >
      <div className="relative" style={{ height: `${count * 100}cqh` }}>
        <ol ref={track} className="absolute inset-x-0 top-0">
          {near.map(({ index, key, content }) => (
            <li
              key={key}
              {...(index !== at && { inert: "" })}
              className="absolute right-14 left-0 h-[100cqh] snap-start snap-always"
              style={{ top: `${index * 100}cqh` }}
            >
              {content}
            </li>
          ))}
        </ol>
        <div className="sticky top-0 ml-auto h-[100cqh] w-14">{rail}</div>
      </div>
    </div>
  );
}

/** px, with its fraction: a hundred slides further on that would be a slide's half. */
function heightOf(box: HTMLElement): number {
  return Math.max(1, box.getBoundingClientRect().height);
}

function placeOf(box: HTMLElement): number {
  return Math.round(box.scrollTop / heightOf(box));
}
