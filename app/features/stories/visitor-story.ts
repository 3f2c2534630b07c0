import type { DailyContent, DailyKind } from "~/features/daily/daily";
import type { Act } from "~/features/daily/page/day-acts";
import { storyOf } from "./stories";
import storyModule from "./story-layer.tsx?late";

/** 'View as story' in a document: its script fetches the viewer with the press. */
export function visitorStory(content: DailyContent[DailyKind]): Act {
  return {
    "data-action": "story",
    "data-module": storyModule,
    "data-story": JSON.stringify(storyOf(content)),
  };
}
