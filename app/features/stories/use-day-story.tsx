import { useEffect, useState } from "react";
import type { DailyContent, DailyKind } from "~/features/daily/daily";
import type { Act } from "~/features/daily/page/day-acts";
import { onDemand, useOnDemand } from "~/ui/on-demand";
import { failureToast } from "~/ui/toast-store";

const dayStory = onDemand(() => import("./day-story"));

/** 'View as story' in the app, and the viewer once it is open. */
export function useDayStory(content: DailyContent[DailyKind]) {
  const [open, setOpen] = useState(false);
  const { module, failed, retry } = useOnDemand(dayStory, open);
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
    <module.DayStory
      content={content}
      onClose={() => {
        setOpen(false);
      }}
    />
  );
  return { story, viewer };
}
