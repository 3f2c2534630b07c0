import type { DailyContent, DailyKind } from "~/features/daily/daily";
import { storyOf } from "./stories";
import { StoryViewer } from "./story-viewer";

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
