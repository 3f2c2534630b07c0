import { useEffect } from "react";
import { useProgress } from "~/ui/use-progress";
import { errorToast } from "~/ui/toast-store";
import { useDaily } from "~/features/daily/daily.queries";
import { StoryViewer } from "./story-viewer";

interface TodaysStoriesProps {
  /** 0 is the verse, 1 the prayer. */
  startAt: number;
  onClose: () => void;
}

/** Fetches today's verse and prayer and opens them in the story viewer. */
export function TodaysStories({ startAt, onClose }: TodaysStoriesProps) {
  const { content: verse, failed: verseFailed } = useDaily("verse", null);
  const { content: prayer, failed: prayerFailed } = useDaily("prayer", null);
  const failed = verseFailed || prayerFailed;
  useProgress(!failed && (!verse || !prayer));
  useEffect(() => {
    if (!failed) return;
    errorToast(
      startAt === 0 ? "Unable to load verse" : "Unable to load prayer",
    );
    onClose();
  }, [failed, startAt, onClose]);
  if (!verse || !prayer) return null;
  return (
    <StoryViewer
      stories={[verse, prayer]}
      startAt={startAt}
      onClose={onClose}
    />
  );
}
