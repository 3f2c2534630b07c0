import type { Post, PrayerData } from "~/features/posts/post";
import { PostText } from "~/features/posts/post-text";
import { agoLabel } from "~/shared/time";
import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import { TimeAgo } from "~/ui/time-ago";
import { ActionButton } from "./action-button";
import { PrayerControls } from "./prayer-controls";
import type { PrayerUpdate } from "./progress";

interface PrayerProgressProps {
  post: Post;
  prayer: PrayerData;
  updates: PrayerUpdate[];
}

/** Below a prayer request on its page: the answer, the updates and its author's controls. */
export function PrayerProgress({ post, prayer, updates }: PrayerProgressProps) {
  const { id, isOwn } = post;
  return (
    <div className="mt-4 space-y-4">
      <PrayerAnswer prayer={prayer} />
      <ul
        aria-label="Updates"
        className="space-y-3 border-l-2 border-line pl-4 empty:hidden"
      >
        {updates.map((update) => (
          <li key={update.id}>
            <p className="flex items-center gap-1.5 text-xs text-ink-soft">
              Update
              <TimeAgo at={update.createdAt} label={agoLabel} />
              {isOwn && (
                <ActionButton
                  postId={id}
                  url={urls.api.prayerUpdate(id, update.id)}
                  method="DELETE"
                  label="Delete update"
                  question="Are you sure you want to delete this update?"
                />
              )}
            </p>
            <PostText text={update.content} />
          </li>
        ))}
      </ul>
      {isOwn && <PrayerControls id={id} prayer={prayer} />}
    </div>
  );
}

export function PrayerAnswer({ prayer }: { prayer: PrayerData }) {
  if (prayer.answeredAt === null || prayer.answer === null) return null;
  return (
    <div className="rounded-control bg-gold-soft p-4">
      <p className="mb-1 flex items-center gap-1.5 text-sm font-semibold text-gold">
        <Icon name="check" className="size-4.5" />
        Answered
        <TimeAgo at={prayer.answeredAt} label={agoLabel} />
      </p>
      <PostText text={prayer.answer} className="font-serif text-lg" />
    </div>
  );
}
