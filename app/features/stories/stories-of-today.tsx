import { useEffect } from "react";
import { failureToast } from "~/ui/toast-store";
import { useDaily } from "~/features/daily/daily.queries";
import { prayerStory, verseStory } from "./stories";
import { StoryViewer } from "./story-viewer";

interface StoriesOfTodayProps {
  /** 0: the verse, 1: the prayer. */
  startAt: number;
  onClose: () => void;
}

/** Fetches today's verse and prayer, and shows them when they are there. */
export function StoriesOfToday({ startAt, onClose }: StoriesOfTodayProps) {
  const { content: verse, failed: noVerse } = useDaily("verse", null);
  const { content: prayer, failed: noPrayer } = useDaily("prayer", null);
  const failed = noVerse || noPrayer;
  useEffect(() => {
    if (!failed) return;
    failureToast(
      startAt === 0 ? "Unable to load verse" : "Unable to load prayer",
    );
    onClose();
  }, [failed, startAt, onClose]);
  if (!verse || !prayer) return null;
  return (
    <StoryViewer
      stories={[verseStory(verse), prayerStory(prayer)]}
      startAt={startAt}
      onClose={onClose}
    />
  );
}
