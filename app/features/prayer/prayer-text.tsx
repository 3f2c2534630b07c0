import { Link } from "@remix-run/react";
import { shownName } from "~/features/users/user";
import { urls } from "~/shared/urls";
import type { ListedPrayer } from "./prayer-list";

interface PrayerTextProps {
  item: ListedPrayer;
  isLarge?: boolean;
}

/** Who asks, and for what. */
export function PrayerText({
  item: { postId, post, content },
  isLarge = false,
}: PrayerTextProps) {
  if (postId !== null && !post)
    return <p className="text-ink-soft">This isn't available any more.</p>;
  const size = isLarge ? "text-2xl/10 sm:text-3xl/12" : "line-clamp-4";
  return (
    <>
      {postId !== null && post && (
        <p className="text-sm text-ink-soft">
          <Link
            to={urls.post(postId)}
            className="inline-flex touch items-center font-semibold text-primary"
          >
            {shownName(post.user)}
          </Link>
          {post.answeredAt !== null && " · Answered"}
          {post.answeredAt === null && post.closedAt !== null && " · Closed"}
        </p>
      )}
      <p
        dir="auto"
        className={`font-serif wrap-anywhere whitespace-pre-wrap ${size}`}
      >
        {post?.content ?? content}
      </p>
    </>
  );
}
