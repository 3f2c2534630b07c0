import type { ComponentProps } from "react";
import { openReportDialog } from "~/client/report-request";
import { useViewer } from "~/features/auth/viewer.queries";
import { useCommentText } from "~/features/comments/comment-form";
import { CommentsArea } from "~/features/comments/conversation";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { linkButtonProps } from "~/ui/button-form";
import { CrisisHelp } from "./crisis-help";
import { HelplineList } from "./helplines";

/** The comments on a post, with help for people in danger below a prayer's. */
export function PostComments(props: ComponentProps<typeof CommentsArea>) {
  return (
    <>
      <CommentsArea {...props} />
      {props.post.type === "prayer" && <PrayerCare post={props.post} />}
    </>
  );
}

function PrayerCare({ post }: { post: Post }) {
  const { id, user, isOwn } = post;
  const comment = useCommentText(useViewer()?.id ?? "", id);
  return (
    <>
      <CrisisHelp text={comment} />
      <details className="mt-4 text-sm text-ink-soft">
        <summary className="touch cursor-pointer content-center font-semibold">
          Worried about this person?
        </summary>
        <div className="space-y-3 pb-2">
          <p>
            Write to them that you've read this and that you care. Ask them
            directly whether they're thinking of ending their life: asking
            doesn't give anybody the idea. If they may be in danger now, stay in
            touch and call your local emergency number.
          </p>
          <p>These helplines are there for them, and for you:</p>
          <HelplineList />
          {!isOwn && (
            <Button
              variant="secondary"
              size="sm"
              name="reason"
              value="danger"
              {...linkButtonProps(urls.report("post", id), () => {
                openReportDialog({ kind: "post", id, user, reason: "danger" });
              })}
            >
              Report as danger
            </Button>
          )}
        </div>
      </details>
    </>
  );
}
