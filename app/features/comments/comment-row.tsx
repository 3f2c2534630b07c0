import { Link } from "@remix-run/react";
import { displayName, initials } from "~/features/users/user";
import { relativeTime } from "~/shared/time";
import { urls } from "~/shared/urls";
import { Avatar } from "~/ui/avatar";
import { TimeAgo } from "~/ui/time-ago";
import type { Comment } from "./comment";

export function CommentRow({ comment }: { comment: Comment }) {
  const { user, content, createdAt } = comment;
  const name = displayName(user);
  return (
    <li className="flex gap-2.5">
      <Avatar
        name={name}
        initials={initials(user)}
        src={user.profileImageUrl}
        size={32}
        className="mt-1"
      />
      <div className="min-w-0 rounded-control bg-sunken px-3 py-2">
        <p className="flex items-baseline gap-2 text-sm">
          <Link
            to={urls.profile(user.id)}
            className="truncate font-semibold text-ink hover:underline"
          >
            {name}
          </Link>
          <TimeAgo
            at={createdAt}
            label={relativeTime}
            className="shrink-0 text-xs text-ink-soft"
          />
        </p>
        <p className="clip-ink text-sm whitespace-pre-line">{content}</p>
      </div>
    </li>
  );
}
