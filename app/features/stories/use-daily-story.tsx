import { useEffect, useState } from "react";
import type { DailyContent, DailyKind } from "~/features/daily/daily";
import type { ActionProps } from "~/features/daily/page/daily-action-bar";
import { lazyCode, useLazy } from "~/ui/lazy";
import { errorToast } from "~/ui/toast-store";
import { toStory } from "./stories";

const storyViewer = lazyCode(() => import("./story-viewer"));

/** Props for the 'View as story' button in the app, and the viewer while it's open. */
export function useDailyStory(content: DailyContent[DailyKind]) {
  const [open, setOpen] = useState(false);
  const { module, failed, retry } = useLazy(storyViewer, open);
  useEffect(() => {
    if (failed) errorToast("Please check your connection and try again.");
  }, [failed]);
  const story: ActionProps = {
    "aria-busy": open && !module && !failed,
    onClick: () => {
      if (failed) retry();
      setOpen(true);
    },
  };
  const viewer = module && open && (
    <module.StoryViewer
      stories={[toStory(content)]}
      startAt={0}
      onClose={() => {
        setOpen(false);
      }}
    />
  );
  return { story, viewer };
}
