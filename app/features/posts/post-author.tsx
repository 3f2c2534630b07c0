import { Link } from "@remix-run/react";
import { useContext } from "react";
import type { ReactNode } from "react";
import { displayName, handle, initials } from "~/features/users/user";
import { postedLabel } from "~/shared/time";
import { urls } from "~/shared/urls";
import { Avatar } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { TimeAgo } from "~/ui/time-ago";
import type { Post } from "./post";
import { PostPlace } from "./post-place";

interface PostAuthorProps {
  post: Post;
  /** What can be done about either, at the far end. */
  actions?: ReactNode;
  /** They leave a phone no room for the handle. */
  crowded?: boolean | undefined;
}

/** Who wrote it, a link to the person that spans their face too, and when, in a list a link to the post. */
export function PostAuthor({
  post,
  actions,
  crowded = false,
}: PostAuthorProps) {
  const { user } = post;
  const name = displayName(user);
  const time = <TimeAgo at={post.createdAt} label={postedLabel} />;
  return (
    <header className="post-author">
      <Avatar
        name={name}
        initials={initials(user)}
        src={user.profileImageUrl}
        size={44}
      />
      <p className="post-author-words">
        <Link
          to={urls.profile(user.id)}
          dir="auto"
          className="post-author-name"
        >
          {name}
        </Link>
        {post.isDemo && <Badge>Demo</Badge>}
        <span className={`post-meta ${crowded ? "post-meta-crowded" : ""}`}>
          <span className="truncate">{handle(user)}</span>
          {useContext(PostPlace) === "list" ? (
            <Link to={urls.post(post.id)} className="post-time">
              {time}
            </Link>
          ) : (
            time
          )}
          {post.updatedAt !== null && <span>Edited</span>}
          {/* Why, and what its author can do, stands on its page. */}
          {post.hidden && <span>Hidden</span>}
        </span>
      </p>
      {actions}
    </header>
  );
}
