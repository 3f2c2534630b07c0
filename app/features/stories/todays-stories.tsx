import { useEffect } from "react";
import { useProgress } from "~/ui/use-progress";
import { errorToast } from "~/ui/toast-store";
import { useTodaysContent } from "~/features/daily/daily.queries";
import { SignedInStories } from "./signed-in-stories";

interface TodaysStoriesProps {
  /** 0 is the verse, 1 the prayer. */
  startAt: number;
  onClose: () => void;
}

/** Fetches today's verse and prayer and opens them in the story viewer. */
export function TodaysStories({ startAt, onClose }: TodaysStoriesProps) {
  const verse = useTodaysContent("verse", null);
  const prayer = useTodaysContent("prayer", null);
  const failed = verse.failed || prayer.failed;
  useProgress(!failed && (!verse.content || !prayer.content));
  useEffect(() => {
    if (!failed) return;
    errorToast(
      startAt === 0 ? "Unable to load verse" : "Unable to load prayer",
    );
    onClose();
  }, [failed, startAt, onClose]);
  if (!verse.content || !prayer.content) return null;
  return (
    <SignedInStories
      stories={[verse.content, prayer.content]}
      startAt={startAt}
      onClose={onClose}
    />
  );
}
