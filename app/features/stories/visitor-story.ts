import type { DailyContent, DailyKind } from "~/features/daily/daily";
import type { ActionProps } from "~/features/daily/page/daily-actions-context";
import { toStory } from "./stories";
import storyModule from "./story-layer.tsx?lazy";

/** 'View as story' in a document: its script fetches the viewer with the press. */
export function getVisitorStoryAction(content: DailyContent[DailyKind]): ActionProps {
  return {
    "data-action": "story",
    "data-module": storyModule,
    "data-story": JSON.stringify(toStory(content)),
  };
}
