import type { DailyContent, DailyKind } from "../daily";
import { prayerStory, verseStory } from "../stories/stories";
import { StoryViewer } from "../stories/story-viewer";

/** The day's word as a story, over the whole screen. */
export function DayStory({
  content,
  onClose,
}: {
  content: DailyContent[DailyKind];
  onClose: () => void;
}) {
  const story =
    "reference" in content ? verseStory(content) : prayerStory(content);
  return <StoryViewer stories={[story]} startAt={0} onClose={onClose} />;
}
