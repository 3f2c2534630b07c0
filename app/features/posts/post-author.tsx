import { Link } from "@remix-run/react";
import { useContext, type ReactNode } from "react";
import { audienceLabels } from "~/features/audience/audience";
import { GroupContext } from "~/features/groups/group-context";
import { handle, shownName } from "~/features/users/user";
import { postedLabel } from "~/shared/time";
import { urls } from "~/shared/urls";
import { UserAvatar } from "~/features/users/user-avatar";
import { TimeAgo } from "~/ui/time-ago";
import type { Post } from "./post";
import { PostDisplayContext } from "./post-display-context";

interface PostAuthorProps {
  post: Post;
  /** Buttons at the end of the header. */
  actions?: ReactNode;
}

/** The name's link also covers the avatar. In lists the time links to the post. */
export function PostAuthor({ post, actions }: PostAuthorProps) {
  const { user, group } = post;
  const pageGroup = useContext(GroupContext);
  const name = shownName(user);
  const time = <TimeAgo at={post.createdAt} label={postedLabel} />;
  return (
    <header className="post-author">
      <UserAvatar user={user} size={44} />
      <p className="post-author-text">
        {user ? (
          <Link
            to={urls.profile(user.id)}
            dir="auto"
            className="post-author-name"
          >
            {name}
          </Link>
        ) : (
          <span className="post-author-name">{name}</span>
        )}
        {post.isDemo && <span className="demo-mark">Demo</span>}
        <span className="post-meta">
          {user && <span className="truncate">{handle(user)}</span>}
          {useContext(PostDisplayContext) === "list" ? (
            <Link to={urls.post(post.id)} className="post-time">
              {time}
            </Link>
          ) : (
            time
          )}
          {post.audience !== "everyone" && (
            <span>
              {post.audience === "group"
                ? "Members only"
                : audienceLabels[post.audience]}
            </span>
          )}
          {pageGroup?.pinnedPostId === post.id && (
            <span className="font-semibold text-gold">Pinned</span>
          )}
          {post.updatedAt !== null && <span>Edited</span>}
          {post.isOwn && !user && (
            <span>You posted this without your name</span>
          )}
          {/* The post's own page explains why. */}
          {post.hidden && <span>Hidden</span>}
          {group && group.slug !== pageGroup?.slug && (
            <span className="mt-1 w-full">
              <Link
                to={urls.group(group.slug)}
                className="block min-h-6 w-fit max-w-full truncate hover:underline"
              >
                in <bdi>{group.name}</bdi>
              </Link>
            </span>
          )}
        </span>
      </p>
      {actions}
    </header>
  );
}
