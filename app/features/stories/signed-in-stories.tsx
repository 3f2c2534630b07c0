import { useDaily } from "~/features/daily/daily.queries";
import { toDailyView } from "~/features/daily/daily-view";
import { useDailyActions } from "~/features/daily/page/use-daily-actions";
import type { Story } from "./story-text";
import { StoryViewer, type StoryViewerProps } from "./story-viewer";

function useActions(story: Story) {
  const kind = "reference" in story ? "verse" : "prayer";
  const { content, liked } = useDaily(kind, { content: story });
  const view = toDailyView(content, story.alternate);
  return useDailyActions(view, "gradient", liked);
}

export function SignedInStories(props: Omit<StoryViewerProps, "useActions">) {
  return <StoryViewer {...props} useActions={useActions} />;
}
