import { useSubmit } from "~/client/use-submit";
import { Action } from "~/features/comments/comment-action";
import type { Post, PrayerData } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { submitButtonProps } from "~/ui/button-form";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { CrisisHelp } from "./crisis-help";
import { PrayerControls, useSend } from "./prayer-controls";
import type { PrayerUpdate } from "./progress";
import { UpdateList } from "./update-list";

interface PrayerProgressProps {
  post: Post;
  prayer: PrayerData;
  updates: PrayerUpdate[];
}

/** Below a prayer request on its page: the updates and its author's controls. */
export function PrayerProgress({ post, prayer, updates }: PrayerProgressProps) {
  const { submit } = useSubmit(useSend(post.id));
  return (
    <div className="space-y-4">
      <UpdateList
        updates={updates}
        actions={({ id, content }) =>
          post.isOwn && (
            <Action
              verb="Delete"
              target={`your update: ${content.slice(0, 40)}`}
              {...submitButtonProps(
                urls.api.prayerUpdate(post.id, id),
                ["_method", "DELETE"],
                () => {
                  if (!confirm("Are you sure you want to delete this update?"))
                    return;
                  restoreFocusAfterRemoval();
                  const url = urls.api.prayerUpdate(post.id, id);
                  submit({ url, method: "DELETE" });
                },
              )}
            />
          )
        }
      />
      {post.isOwn && (
        <>
          <CrisisHelp
            text={[
              prayer.answer,
              ...updates.map(({ content }) => content),
            ].join("\n")}
          />
          <PrayerControls id={post.id} prayer={prayer} />
        </>
      )}
    </div>
  );
}
