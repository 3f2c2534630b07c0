import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useSubmit } from "~/client/use-submit";
import type { Post, PrayerData } from "~/features/posts/post";
import { PostText } from "~/features/posts/post-text";
import type { Page } from "~/shared/page";
import { agoLabel } from "~/shared/time";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { submitButtonProps } from "~/ui/button-form";
import { Icon } from "~/ui/icon";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { TimeAgo } from "~/ui/time-ago";
import { errorToast } from "~/ui/toast-store";
import { PrayerControls } from "./prayer-controls";
import type { PrayerUpdate } from "./progress";
import { deleteUpdate, usePrayerUpdates } from "./progress.queries";

interface PrayerProgressProps {
  post: Post;
  prayer: PrayerData;
  initialUpdates: Page<PrayerUpdate>;
}

/** Below a prayer request on its page: the answer, the updates and its author's controls. */
export function PrayerProgress({
  post,
  prayer,
  initialUpdates,
}: PrayerProgressProps) {
  const headingId = useId();
  const query = usePrayerUpdates(post.id, initialUpdates);
  const { items = [], hasNextPage } = query;
  return (
    <div className="mt-4 space-y-4">
      <PrayerAnswer prayer={prayer} />
      {items.length > 0 && (
        <section aria-labelledby={headingId}>
          <h2 id={headingId} className="text-sm font-semibold">
            Updates
          </h2>
          <ul className="mt-2 space-y-3 border-l-2 border-line pl-4">
            {items.map((update) => (
              <UpdateRow key={update.id} post={post} update={update} />
            ))}
          </ul>
          {hasNextPage && (
            <Button
              variant="quiet"
              size="sm"
              className="needs-script"
              pending={query.isFetchingNextPage}
              onClick={query.showMore}
            >
              Show more updates
            </Button>
          )}
        </section>
      )}
      {post.isOwn && <PrayerControls postId={post.id} prayer={prayer} />}
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

function UpdateRow({ post, update }: { post: Post; update: PrayerUpdate }) {
  const client = useQueryClient();
  const { id, content, createdAt } = update;
  const { pending, submit } = useSubmit(
    () => deleteUpdate(client, post.id, id),
    {
      failureMessage: "Failed to delete update. Please try again.",
      onFailure: errorToast,
    },
  );
  return (
    <li>
      <p className="flex items-center gap-2 text-xs text-ink-soft">
        <TimeAgo at={createdAt} label={agoLabel} />
        {post.isOwn && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Delete your update: ${content.slice(0, 40)}`}
            pending={pending}
            {...submitButtonProps(
              urls.api.prayerUpdate(post.id, id),
              ["_method", "DELETE"],
              () => {
                if (!confirm("Are you sure you want to delete this update?"))
                  return;
                restoreFocusAfterRemoval();
                submit();
              },
            )}
          >
            Delete
          </Button>
        )}
      </p>
      <PostText text={content} />
    </li>
  );
}
