import { Link } from "@remix-run/react";
import { getPrayerState } from "~/features/posts/post";
import { shownName } from "~/features/users/user";
import { urls } from "~/shared/urls";
import { isAvailable, type ListedPrayer } from "./prayer-list";

interface PrayerTextProps {
  item: ListedPrayer;
  className: string;
}

/** Who asks, and for what. */
export function PrayerText({ item, className }: PrayerTextProps) {
  const { postId, post, content } = item;
  if (!isAvailable(item))
    return <p className="text-ink-soft">This isn't available any more.</p>;
  const state = post && getPrayerState(post);
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
          {state && ` · ${state}`}
        </p>
      )}
      <p
        dir="auto"
        className={`font-serif wrap-anywhere whitespace-pre-wrap ${className}`}
      >
        {post?.content ?? content}
      </p>
    </>
  );
}
