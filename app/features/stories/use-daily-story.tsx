import { useState } from "react";
import type { ActionProps } from "~/features/daily/page/daily-action-bar";
import { Lazy, lazyCode } from "~/ui/lazy";
import type { Story } from "./story-text";

const storyViewer = lazyCode(() => import("./signed-in-stories"));

/** Props for the 'View as story' button in the app, and the viewer while it's open. */
export function useDailyStory(content: Story) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  const story: ActionProps = {
    onClick: () => {
      setOpen(true);
    },
  };
  const viewer = isOpen && (
    <Lazy code={storyViewer} onError={close}>
      {(code) => (
        <code.SignedInStories stories={[content]} startAt={0} onClose={close} />
      )}
    </Lazy>
  );
  return { story, viewer };
}
