import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from "react";
import { createPortal } from "react-dom";
import { makePageInert, listenForClose } from "~/ui/dialog-layer";
import { Icon } from "~/ui/icon";
import { useCloseOnBack } from "~/ui/use-close-on-back";
import { StoryBars } from "./story-bars";
import { OverlayButton } from "~/ui/overlay-button";
import { StorySound } from "./story-sound";
import { StoryText, type Story } from "./story-text";
import { useStoryClock } from "./use-story-clock";
import { useStoryPause } from "./use-story-pause";
import { useStoryTouch } from "./use-story-touch";

interface StoryViewerProps {
  stories: readonly [Story, ...Story[]];
  startAt: number;
  /** Called by the user's request, or after the last story. */
  onClose: () => void;
}

/** A full-screen overlay that plays stories one after the other. Browser only. */
export function StoryViewer({ stories, startAt, onClose }: StoryViewerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { paused, hidden, focusProps, toggle, pause } = useStoryPause();
  const [isHeld, setHeld] = useState(false);
  const { index, elapsed, move } = useStoryClock(
    stories.length,
    startAt,
    !isHeld && !paused && !hidden,
    onClose,
  );
  const touchProps = useStoryTouch(setHeld, move);
  const story = stories[index] ?? stories[0];
  const isVerse = "reference" in story;
  const kind = isVerse ? "verse" : "prayer";
  /** Keys on controls keep their own meaning. */
  const keyProps = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target, key } = event;
      const isOn = (selector: string) =>
        target instanceof Element && target.closest(selector) !== null;
      if (isOn("select")) return;
      if (key === "ArrowLeft") move("back");
      else if (key === "ArrowRight") move("forward");
      else if (key === " " && !isOn("button")) {
        event.preventDefault();
        toggle();
      }
    },
  };

  useCloseOnBack(onClose);

  const latestOnClose = useRef(onClose);
  useLayoutEffect(() => {
    latestOnClose.current = onClose;
  });
  useEffect(() => {
    if (!layer.current) return;
    const controller = new AbortController();
    const close = () => {
      latestOnClose.current();
    };
    listenForClose(layer.current, close, controller.signal);
    const releasePage = makePageInert(layer.current);
    return () => {
      controller.abort();
      releasePage();
    };
  }, []);
  useEffect(() => {
    // The focused text was unmounted.
    if (document.activeElement === document.body) stage.current?.focus();
  }, [kind]);

  return createPortal(
    <div
      ref={layer}
      data-dialog=""
      className="fixed inset-0 z-40 animate-rise bg-[#1d2030]"
    >
      {stories.map((one, at) => (
        <div
          key={at}
          className={`absolute inset-0 bg-linear-to-b transition-opacity duration-700 ${one.gradient} ${at === index ? "" : "opacity-0"}`}
        />
      ))}
      {/* Any more light, and white text on the palest gradient would fall below a contrast of 4.5 : 1. */}
      <div className="pointer-events-none absolute inset-0 bg-[radial-gradient(90%_60%_at_50%_-10%,rgb(255_255_255/0.06),transparent)]" />
      <div
        ref={stage}
        role="dialog"
        tabIndex={-1}
        aria-label="Stories of the day"
        {...touchProps}
        {...keyProps}
        {...focusProps}
        className="relative flex h-full touch-pan-y flex-col text-white outline-none select-none"
      >
        <div className="mx-auto w-full max-w-2xl px-4 pt-[max(0.75rem,env(safe-area-inset-top))]">
          <StoryBars count={stories.length} index={index} elapsed={elapsed} />
          <div className="mt-1 flex items-center">
            <p className="flex-1 text-sm font-semibold">
              {isVerse ? "Verse" : "Prayer"} of the Day
            </p>
            <OverlayButton
              label={paused ? "Play stories" : "Pause stories"}
              onClick={toggle}
            >
              <Icon name={paused ? "play" : "pause"} className="size-6" />
            </OverlayButton>
            <OverlayButton label="Close" onClick={onClose} className="-mr-2">
              <Icon name="close" className="size-6" />
            </OverlayButton>
          </div>
        </div>
        <p className="sr-only" aria-live="polite" aria-atomic="true">
          {`Story ${index + 1} of ${stories.length}: ${isVerse ? `Verse of the Day, ${story.reference}` : story.title}`}
        </p>
        <StoryText key={kind} story={story} onScroll={pause} />
        <div className="flex items-center justify-between px-3 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] tight:flex-wrap">
          <OverlayButton
            label="Previous story"
            onClick={() => {
              move("back");
            }}
          >
            <Icon name="chevron-left" className="size-6" />
          </OverlayButton>
          <StorySound
            isVisible={!isVerse}
            isPlayable={!isVerse && !hidden}
            onSelect={() => {
              stage.current?.focus({ preventScroll: true });
            }}
          />
          <OverlayButton
            label="Next story"
            onClick={() => {
              move("forward");
            }}
          >
            <Icon name="chevron-right" className="size-6" />
          </OverlayButton>
        </div>
      </div>
    </div>,
    document.body,
  );
}
