import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { makePageInert, listenForClose } from "~/ui/dialog-layer";
import { Icon } from "~/ui/icon";
import { useCloseOnBack } from "~/ui/use-close-on-back";
import type { Story } from "./stories";
import { StoryBars } from "./story-bars";
import { StoryButton } from "./story-button";
import { StorySound } from "./story-sound";
import { listenForKeys, listenForTouch } from "./story-touch";
import { StoryText } from "./story-text";
import { useStoryClock } from "./use-story-clock";
import { useStoryPause } from "./use-story-pause";

interface StoryViewerProps {
  /** At least one. */
  stories: readonly Story[];
  startAt: number;
  /** Called by the user's request, or after the last story. */
  onClose: () => void;
}

/** A full-screen overlay that plays stories one after the other. Browser only. */
export function StoryViewer({ stories, startAt, onClose }: StoryViewerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const { paused, hidden, toggle, pause } = useStoryPause(layer);
  const running = !isHeld && !paused && !hidden;
  const { index, elapsed, move } = useStoryClock(
    stories.length,
    startAt,
    running,
    onClose,
  );
  const story = stories[index];
  const onBack = () => {
    move("back");
  };
  const onForward = () => {
    move("forward");
  };
  const focusStage = () => {
    stage.current?.focus({ preventScroll: true });
  };

  useCloseOnBack(onClose);

  const latest = useRef({ onClose, toggle });
  useLayoutEffect(() => {
    latest.current = { onClose, toggle };
  });
  useEffect(() => {
    if (!layer.current || !stage.current) return;
    const handlers = {
      onBack: () => {
        move("back");
      },
      onForward: () => {
        move("forward");
      },
    };
    const cleanups = [
      listenForClose(layer.current, () => {
        latest.current.onClose();
      }),
      listenForTouch(stage.current, { ...handlers, onHold: setHeld }),
      listenForKeys({
        ...handlers,
        onSpace: () => {
          latest.current.toggle();
        },
      }),
      makePageInert(layer.current),
    ];
    return () => {
      for (const end of cleanups) end();
    };
  }, [move]);
  const shownId = story?.id;
  useEffect(() => {
    if (shownId !== undefined) markStorySeen(shownId);
    // The focused text was unmounted.
    if (document.activeElement === document.body) stage.current?.focus();
  }, [shownId]);

  if (!story) return null;
  return createPortal(
    <div
      ref={layer}
      data-dialog=""
      className="fixed inset-0 z-40 animate-rise bg-[#1d2030]"
    >
      {stories.map(({ id, gradient }) => (
        <div
          key={id}
          className={`absolute inset-0 bg-linear-to-b transition-opacity duration-700 ${gradient} ${id === story.id ? "" : "opacity-0"}`}
        />
      ))}
      <LightOverlay />
      <div
        ref={stage}
        role="dialog"
        tabIndex={-1}
        aria-label="Stories of the day"
        className="relative flex h-full touch-pan-y flex-col text-white outline-none select-none"
      >
        <div className="mx-auto w-full max-w-2xl px-4 pt-[max(0.75rem,env(safe-area-inset-top))]">
          <StoryBars count={stories.length} index={index} elapsed={elapsed} />
          <div className="mt-1 flex items-center">
            <p className="flex-1 text-sm font-semibold">
              {story.type === "verse"
                ? "Verse of the Day"
                : "Prayer of the Day"}
            </p>
            <StoryButton
              label={paused ? "Play stories" : "Pause stories"}
              onClick={toggle}
            >
              <Icon name={paused ? "play" : "pause"} className="size-6" />
            </StoryButton>
            <StoryButton label="Close" onClick={onClose} className="-mr-2">
              <Icon name="close" className="size-6" />
            </StoryButton>
          </div>
        </div>
        <p className="sr-only" aria-live="polite" aria-atomic="true">
          {`Story ${index + 1} of ${stories.length}: ${story.title}${story.reference === null ? "" : `, ${story.reference}`}`}
        </p>
        <StoryText key={story.id} story={story} onScroll={pause} />
        <div className="flex items-center justify-between px-3 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] tight:flex-wrap">
          <StoryButton label="Previous story" onClick={onBack}>
            <Icon name="chevron-left" className="size-6" />
          </StoryButton>
          <StorySound
            isVisible={story.type === "prayer"}
            isPlayable={story.type === "prayer" && !hidden}
            onSelect={focusStage}
          />
          <StoryButton label="Next story" onClick={onForward}>
            <Icon name="chevron-right" className="size-6" />
          </StoryButton>
        </div>
      </div>
    </div>,
    document.body,
  );
}

/** Any more light, and white text on the palest gradient would fall below a contrast of 4.5 : 1. */
function LightOverlay() {
  return (
    <div className="pointer-events-none absolute inset-0 bg-[radial-gradient(90%_60%_at_50%_-10%,rgb(255_255_255/0.06),transparent)]" />
  );
}

/**
 * Marks a story as seen on this device and notifies `useStorySeen`, which reads the same key. A separate file, so that the
 * home page doesn't load an extra chunk.
 */
function markStorySeen(id: string): void {
  const [kind = ""] = id.split(" ");
  try {
    localStorage.setItem(`story-seen-${kind}`, id);
  } catch {
    // Storage is unavailable, for example in a private window.
  }
  dispatchEvent(new Event("storyseen"));
}
