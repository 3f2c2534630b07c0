import type { DailyContent, DailyKind } from "../daily";
import { storyOf } from "../stories/stories";
import { StoryViewer } from "../stories/story-viewer";

/** The day's word as a story, over the whole screen. */
export function DayStory({
  content,
  onClose,
}: {
  content: DailyContent[DailyKind];
  onClose: () => void;
}) {
  return (
    <StoryViewer stories={[storyOf(content)]} startAt={0} onClose={onClose} />
  );
}
