import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { displayName, handle, initials } from "~/features/users/user";
import { postedLabel } from "~/shared/time";
import { urls } from "~/shared/urls";
import { Avatar } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { TimeAgo } from "~/ui/time-ago";
import type { Post } from "./post";

interface PostAuthorProps {
  post: Post;
  /** What can be done about either, at the far end. */
  actions?: ReactNode;
}

/** Who wrote it and when. One link, by the name; the face beside it is for the eye and the thumb. */
export function PostAuthor({ post, actions }: PostAuthorProps) {
  const { user } = post;
  const name = displayName(user);
  const profile = urls.profile(user.id);
  return (
    <header className="flex items-center gap-3">
      <Link to={profile} tabIndex={-1} aria-hidden="true" className="shrink-0">
        <Avatar
          name={name}
          initials={initials(user)}
          src={user.profileImageUrl}
          size={44}
        />
      </Link>
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <Link
            to={profile}
            className="truncate font-semibold text-ink hover:underline"
          >
            {name}
          </Link>
          {post.isDemo && <Badge>Demo</Badge>}
        </p>
        <p className="flex gap-1.5 text-xs text-ink-soft">
          <span className="truncate">{handle(user)}</span>
          <span aria-hidden="true">·</span>
          <TimeAgo
            at={post.createdAt}
            label={postedLabel}
            className="shrink-0"
          />
          {post.updatedAt !== null && (
            <>
              <span aria-hidden="true">·</span>
              <span className="shrink-0">Edited</span>
            </>
          )}
        </p>
      </div>
      {actions}
    </header>
  );
}
