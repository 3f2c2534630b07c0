import { displayName, handle } from "~/features/users/user";
import { truncate } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import { actionText } from "../action-text";
import { ConfirmAction } from "../actions/confirm-action";
import { ReasonField, withReason } from "../actions/reason-field";
import type { AdminPost } from "../posts";

interface DeletePostProps {
  post: AdminPost;
  canWrite: boolean;
}

export function DeletePost({ post, canWrite }: DeletePostProps) {
  const name = displayName(post.user) || handle(post.user);
  return (
    <ConfirmAction
      url={urls.api.admin(`posts/${post.id}`)}
      method="DELETE"
      text={actionText.deletePost}
      canWrite={canWrite}
      button={<Icon name="trash" className="text-danger" />}
      label={`Delete the post by ${name}`}
      title="Delete Post"
      confirm="Delete Post"
      variant="danger"
      body={withReason}
    >
      <p className="wrap-anywhere">
        This permanently deletes the post by{" "}
        <b className="font-semibold">{name}</b> with its comments and likes.
        This cannot be undone.
      </p>
      {post.content !== "" && (
        <blockquote
          dir="auto"
          className="border-s-2 border-line ps-3 text-sm wrap-anywhere text-ink-soft"
        >
          {truncate(post.content, 160)}
        </blockquote>
      )}
      <ReasonField />
    </ConfirmAction>
  );
}
