import type { DailyContent, DailyKind } from "~/features/daily/daily";
import type { ActionProps } from "~/features/daily/page/daily-action-bar";
import storyModule from "./story-layer.tsx?lazy";

/**
 * Props for the 'View as story' button in a visitor's document, whose script loads the viewer on click. The viewer
 * (story-layer.tsx) parses `data-story`.
 */
export function getVisitorStoryAction(
  content: DailyContent[DailyKind],
): ActionProps {
  return {
    "data-action": "story",
    "data-module": storyModule,
    "data-story": JSON.stringify(content),
  };
}
