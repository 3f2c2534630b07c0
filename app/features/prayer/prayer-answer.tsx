import type { PrayerData } from "~/features/posts/post";
import { PostText } from "~/features/posts/post-text";
import { agoLabel } from "~/shared/time";
import { Icon } from "~/ui/icon";
import { TimeAgo } from "~/ui/time-ago";

export function PrayerAnswer({ prayer }: { prayer: PrayerData }) {
  if (prayer.answeredAt === null || prayer.answer === null) return null;
  return (
    <div className="mt-4 rounded-control bg-gold-soft p-4">
      <p className="mb-1 flex items-center gap-1.5 text-sm font-semibold text-gold">
        <Icon name="check" className="size-4.5" />
        Answered
        <TimeAgo at={prayer.answeredAt} label={agoLabel} />
      </p>
      <PostText text={prayer.answer} className="font-serif text-lg" />
    </div>
  );
}
