import { useMemo, useState, type KeyboardEvent } from "react";
import type { StoryActions } from "~/features/daily/page/daily-action-bar";
import { DialogFrame } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { useCloseOnBack } from "~/ui/use-close-on-back";
import { OverlayButton } from "~/ui/overlay-button";
import { StoryActionButtons } from "./story-actions";
import { StorySound } from "./story-sound";
import { splitPrayer } from "./split-prayer";
import { StoryText, type Story } from "./story-text";
import { storyDurationMs, useStoryClock } from "./use-story-clock";
import { useStoryPause } from "./use-story-pause";
import { useStoryTouch } from "./use-story-touch";

export interface StoryViewerProps {
  /** A verse or a prayer, which becomes several stories. */
  stories: readonly [Story, ...Story[]];
  startAt: number;
  /** Called by the user's request, or after the last story. */
  onClose: () => void;
  /** A hook; what the buttons do for the current story. */
  useActions: (story: Story) => StoryActions;
}

/** A full-screen overlay that plays stories one after the other. Browser only. */
export function StoryViewer({
  stories,
  startAt,
  onClose,
  useActions,
}: StoryViewerProps) {
  const { paused, hidden, focusProps, toggle, pause } = useStoryPause();
  const [isHeld, setHeld] = useState(false);
  const parts = useMemo(() => stories.flatMap(splitStory), [stories]);
  const { index, elapsed, move } = useStoryClock(
    parts.length,
    parts.findIndex(({ at }) => at === startAt),
    !isHeld && !paused && !hidden,
    onClose,
  );
  const touchProps = useStoryTouch(setHeld, (swipe) => {
    if (swipe === "close") onClose();
    else move(swipe);
  });
  const { at: current = 0, text = "" } = parts[index] ?? {};
  const story = stories[current] ?? stories[0];
  const isVerse = "reference" in story;
  const kind = isVerse ? "Verse" : "Prayer";
  /** Keys on controls keep their own meaning. */
  const onKeyDown = (event: KeyboardEvent) => {
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
  };

  useCloseOnBack(onClose);

  return (
    <DialogFrame
      isFullScreen
      aria-label="Stories of the day"
      onCloseRequest={onClose}
      onKeyDown={onKeyDown}
      {...touchProps}
      {...focusProps}
      className="z-0 flex touch-none flex-col bg-[#1d2030] select-none"
    >
      {stories.map((one, at) => (
        <div
          key={at}
          className={`absolute inset-0 -z-10 bg-linear-to-b transition-opacity duration-700 ${one.gradient} ${at === current ? "" : "opacity-0"}`}
        />
      ))}
      {/* Any more light, and white text on the palest gradient would fall below a contrast of 4.5 : 1. */}
      <div className="absolute inset-0 -z-10 bg-[radial-gradient(90%_60%_at_50%_-10%,rgb(255_255_255/0.06),transparent)]" />
      <div className="mx-auto w-full max-w-2xl px-4 pt-[max(0.75rem,env(safe-area-inset-top))]">
        <div className="flex gap-1" aria-hidden="true">
          {parts.map((_, at) => {
            const progress =
              at === index ? elapsed / storyDurationMs : Number(at < index);
            return (
              <div
                key={at}
                className="h-1 flex-1 overflow-hidden rounded-full bg-white/35"
              >
                <div
                  data-progress={Math.round(progress * 100)}
                  className={`h-full origin-left bg-white ease-linear ${at === index && elapsed > 0 ? "transition-transform duration-100" : ""}`}
                  style={{ transform: `scaleX(${progress})` }}
                />
              </div>
            );
          })}
        </div>
        <div className="mt-1 flex items-center">
          <p className="flex-1 text-sm font-semibold">{kind} of the Day</p>
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
        {`Story ${index + 1} of ${parts.length}: ${isVerse ? `Verse of the Day, ${story.reference}` : story.title}`}
      </p>
      <StoryText story={story} text={text} onScroll={pause} />
      <div className="mx-auto w-full max-w-2xl px-3 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <div className="flex flex-wrap items-center justify-between">
          <OverlayButton
            label="Previous story"
            onClick={() => {
              move("back");
            }}
          >
            <Icon name="chevron-left" className="size-6" />
          </OverlayButton>
          <StorySound isVisible={!isVerse} isPlayable={!isVerse && !hidden} />
          <StoryActionButtons
            actions={useActions(story)}
            kind={kind.toLowerCase()}
            onShare={pause}
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
    </DialogFrame>
  );
}

function splitStory(story: Story, at: number) {
  const texts =
    "reference" in story
      ? [story.alternate?.text ?? story.text]
      : splitPrayer(story.content);
  return texts.map((text) => ({ at, text }));
}
