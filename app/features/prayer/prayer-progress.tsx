import { useState } from "react";
import type { Post, PrayerData } from "~/features/posts/post";
import { PostText } from "~/features/posts/post-text";
import { agoLabel } from "~/shared/time";
import { TimeAgo } from "~/ui/time-ago";
import { CrisisHelp } from "./crisis-help";
import { PrayerControls } from "./prayer-controls";
import type { PrayerUpdate } from "./progress";

interface PrayerProgressProps {
  post: Post;
  prayer: PrayerData;
  updates: PrayerUpdate[];
}

/** Below a prayer request on its page: the updates and its author's controls. */
export function PrayerProgress({ post, prayer, updates }: PrayerProgressProps) {
  const [added, setAdded] = useState<PrayerUpdate[]>([]);
  const shown = [...added, ...updates].filter(
    ({ id }, i, all) => all.findIndex((one) => one.id === id) === i,
  );
  return (
    <div className="mt-4 space-y-4">
      <ul
        aria-label="Updates"
        className="space-y-3 border-s-2 border-line ps-4 empty:hidden"
      >
        {shown.map(({ id, content, createdAt }) => (
          <li key={id}>
            <p className="text-xs text-ink-soft">
              Update <TimeAgo at={createdAt} label={agoLabel} />
            </p>
            <PostText text={content} />
          </li>
        ))}
      </ul>
      {post.isOwn && (
        <>
          <CrisisHelp
            text={[prayer.answer, ...shown.map(({ content }) => content)].join(
              "\n",
            )}
          />
          <PrayerControls
            id={post.id}
            prayer={prayer}
            onUpdate={(update) => {
              setAdded([update, ...added]);
            }}
          />
        </>
      )}
    </div>
  );
}
