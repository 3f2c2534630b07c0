import { useEffect, useState } from "react";
import type { DailyContent, DailyKind } from "~/features/daily/daily";
import type { Act } from "~/features/daily/page/day-acts";
import { late, useLate } from "~/ui/late";
import { failureToast } from "~/ui/toast-store";
import { storyOf } from "./stories";

const storyViewer = late(() => import("./story-viewer"));

/** 'View as story' in the app, and the viewer once it is open. */
export function useDayStory(content: DailyContent[DailyKind]) {
  const [open, setOpen] = useState(false);
  const { module, failed, retry } = useLate(storyViewer, open);
  useEffect(() => {
    if (failed) failureToast("Please check your connection and try again.");
  }, [failed]);
  const story: Act = {
    "aria-busy": open && !module && !failed,
    onClick: () => {
      if (failed) retry();
      setOpen(true);
    },
  };
  const viewer = module && open && (
    <module.StoryViewer
      stories={[storyOf(content)]}
      startAt={0}
      onClose={() => {
        setOpen(false);
      }}
    />
  );
  return { story, viewer };
}
