import { storyDurationMs } from "./use-story-clock";

interface StoryBarsProps {
  count: number;
  index: number;
  /** ms of the current story */
  elapsed: number;
}

/** One progress bar per story. Hidden from screen readers: the viewer announces the position. */
export function StoryBars({ count, index, elapsed }: StoryBarsProps) {
  const getProgress = (barIndex: number) => {
    if (barIndex !== index) return barIndex < index ? 1 : 0;
    return elapsed / storyDurationMs;
  };
  return (
    <div className="flex gap-1.5" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div
          key={at}
          className="h-1 flex-1 overflow-hidden rounded-full bg-white/35"
        >
          <div
            data-progress={Math.round(getProgress(at) * 100)}
            className={`h-full origin-left bg-white ease-linear ${at === index && elapsed > 0 ? "transition-transform duration-100" : ""}`}
            style={{ transform: `scaleX(${getProgress(at)})` }}
          />
        </div>
      ))}
    </div>
  );
}
