import type { DailyContent, DailyKind } from "~/features/daily/daily";
import type { ActionProps } from "~/features/daily/page/daily-action-bar";
import { toStory } from "./stories";
import storyModule from "./story-layer.tsx?lazy";

/** Props for the 'View as story' button in a visitor's document, whose script loads the viewer on click. */
export function getVisitorStoryAction(
  content: DailyContent[DailyKind],
): ActionProps {
  return {
    "data-action": "story",
    "data-module": storyModule,
    "data-story": JSON.stringify(toStory(content)),
  };
}
