import { displayName, handle } from "~/features/users/user";
import { truncate } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import { actWords } from "../act-words";
import { AskedAct } from "../acts/asked-act";
import { ReasonField, withReason } from "../acts/reason-field";
import type { AdminPost } from "../posts";

interface DeletePostProps {
  post: AdminPost;
  canWrite: boolean;
}

/** spec §8: with its comments and likes, for good. */
export function DeletePost({ post, canWrite }: DeletePostProps) {
  const name = displayName(post.user) || handle(post.user);
  return (
    <AskedAct
      url={urls.api.admin(`posts/${post.id}`)}
      method="DELETE"
      words={actWords.deletePost}
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
    </AskedAct>
  );
}
