import type { ActionProps } from "~/features/daily/page/daily-action-bar";
import type { Story } from "./story-text";
import storyModule from "./story-layer.tsx?lazy";

/**
 * Props for the 'View as story' button in a visitor's document, whose script loads the viewer on click. The viewer
 * (story-layer.tsx) parses `data-story`.
 */
export function getVisitorStoryAction(story: Story): ActionProps {
  return {
    "data-action": "story",
    "data-module": storyModule,
    "data-story": JSON.stringify(story),
  };
}
