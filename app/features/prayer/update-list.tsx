import type { ReactNode } from "react";
import { PostText } from "~/features/posts/post-text";
import { agoLabel } from "~/shared/time";
import { TimeAgo } from "~/ui/time-ago";
import type { PrayerUpdate } from "./progress";

interface UpdateListProps {
  updates: readonly PrayerUpdate[];
  actions?: (update: PrayerUpdate) => ReactNode;
}

/** What the author of a prayer request wrote since. */
export function UpdateList({ updates, actions }: UpdateListProps) {
  return (
    <ul
      aria-label="Updates"
      className="mt-4 space-y-3 border-s-2 border-line ps-4 empty:hidden"
    >
      {updates.map((update) => (
        <li key={update.id}>
          <p className="text-xs text-ink-soft">
            Update <TimeAgo at={update.createdAt} label={agoLabel} />
          </p>
          <PostText text={update.content} />
          {actions?.(update)}
        </li>
      ))}
    </ul>
  );
}
