import { Link } from "@remix-run/react";
import { hasLevel } from "~/features/users/admin-level";
import { handle, shownName } from "~/features/users/user";
import { imageSrc } from "~/shared/image-src";
import { plural, truncate } from "~/shared/text";
import { urls } from "~/shared/urls";
import { UserAvatar } from "~/features/users/user-avatar";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Icon, type IconName } from "~/ui/icon";
import { deleteText, updateText } from "../action-text";
import { CountStepper } from "../count-stepper";
import { adminHref } from "../admin-page";
import { formatCount } from "../number-format";
import { toDayNumber } from "~/shared/time";
import { formatDay } from "../period-format";
import type { AdminPost } from "../posts";
import { ConfirmAction } from "../confirm-action";
import { ReasonField } from "../reason-field";
import type { AdminAccess } from "../users";

export const postTypeLabels: Record<AdminPost["type"], string> = {
  text: "Text",
  image: "Image",
  video: "Video",
  prayer: "Prayer",
  event: "Event",
  verse: "Verse",
};

interface PostRowProps {
  post: AdminPost;
  access: AdminAccess;
}

export function PostRow({ post, access }: PostRowProps) {
  const canWrite = hasLevel(access, "write");
  const { user, content } = post;
  const name = shownName(user) || "Unknown User";
  return (
    <li className="admin-card">
      <div className="flex items-start gap-3">
        <UserAvatar user={user} size={40} />
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold wrap-anywhere">
            {user ? (
              <Link
                to={adminHref("user-posts", { user: user.id })}
                className="hover:underline"
              >
                <bdi>{name}</bdi>
              </Link>
            ) : (
              name
            )}
          </h2>
          <p className="flex flex-wrap gap-x-2 text-xs wrap-anywhere text-ink-soft">
            {user && handle(user)}
            <time dateTime={post.createdAt}>
              {formatDay(toDayNumber(post.createdAt))}
            </time>
          </p>
        </div>
        {post.isHidden && <Badge tone="danger">Hidden</Badge>}
        <Badge tone="gold">{postTypeLabels[post.type]}</Badge>
      </div>
      <div className="mt-3 flex items-start gap-4">
        <p
          dir="auto"
          className={`line-clamp-4 min-w-0 flex-1 text-sm wrap-anywhere whitespace-pre-line ${content === "" ? "text-ink-soft italic" : ""}`}
        >
          {content || "No content"}
        </p>
        {post.imageUrl !== null && (
          <img
            src={imageSrc(post.imageUrl)}
            alt=""
            width={72}
            height={72}
            loading="lazy"
            decoding="async"
            className="size-18 shrink-0 rounded-control bg-sunken object-cover"
          />
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-3">
        <Counts post={post} />
        <div className="ml-auto flex flex-wrap justify-end gap-2">
          <CountStepper
            url={urls.api.admin(`posts/${post.id}/likes`)}
            method="PATCH"
            text={updateText("Likes")}
            canWrite={canWrite}
            countLabel={`likes of the post by ${name}`}
            down={{ count: -1 }}
            up={{ count: 5 }}
          />
          <Button asChild variant="secondary" size="sm">
            <a href={urls.post(post.id)} target="_blank" rel="noopener">
              View
              <span className="sr-only">
                {" "}
                the post by {name} (in a new tab)
              </span>
            </a>
          </Button>
          {(!post.isProtected || access.isPowerAdmin) && (
            <DeletePost post={post} canWrite={canWrite} />
          )}
        </div>
      </div>
    </li>
  );
}

function Counts({ post: { _count } }: { post: AdminPost }) {
  const { likes, comments, shares } = _count;
  const counts: [IconName, number, string][] = [
    ["heart", likes, plural(likes, "like", "likes")],
    ["comment", comments, plural(comments, "comment", "comments")],
    ["share", shares, plural(shares, "share", "shares")],
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm tabular-nums">
      {counts.map(([icon, count, noun]) => (
        <li key={icon} className="flex items-center gap-1.5">
          <Icon name={icon} className="size-4 text-ink-soft" />
          {formatCount(count)}
          <span className="sr-only">{noun}</span>
        </li>
      ))}
    </ul>
  );
}

interface DeletePostProps {
  post: AdminPost;
  canWrite: boolean;
}

function DeletePost({ post, canWrite }: DeletePostProps) {
  const name = shownName(post.user);
  return (
    <ConfirmAction
      url={urls.api.admin(`posts/${post.id}`)}
      method="DELETE"
      text={deleteText("Post")}
      canWrite={canWrite}
      button={<Icon name="trash" className="text-danger" />}
      label={`Delete the post by ${name}`}
      title="Delete Post"
      confirm="Delete Post"
      variant="danger"
      body={({ reason }) => ({ reason })}
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
