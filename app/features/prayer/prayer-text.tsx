import { Link } from "@remix-run/react";
import { getPrayerState } from "~/features/posts/post";
import { LinkedText } from "~/features/posts/post-text";
import { shownName } from "~/features/users/user";
import { urls } from "~/shared/urls";
import { ReadMore } from "~/ui/read-more";
import { isAvailable, type ListedPrayer } from "./prayer-list";

interface PrayerTextProps {
  item: ListedPrayer;
  /** The request has been deleted since it was loaded. */
  isGone?: boolean;
  /** In large type. Otherwise, a long text is collapsed. */
  isLarge?: boolean;
}

/** Who asks, and for what. */
export function PrayerText({ item, isGone, isLarge }: PrayerTextProps) {
  const { postId, post, content } = item;
  if (isGone || !isAvailable(item))
    return <p className="text-ink-soft">This isn't available any more.</p>;
  const text = post?.content ?? content ?? "";
  const state = post && getPrayerState(post);
  return (
    <>
      {postId !== null && post && (
        <p className="text-sm text-ink-soft">
          <Link
            to={urls.post(postId)}
            // Remix would load its route when the link appears, which fails offline.
            discover="none"
            className="inline-flex touch items-center font-semibold text-primary"
          >
            {shownName(post.user)}
          </Link>
          {state && ` · ${state}`}
        </p>
      )}
      <div
        dir="auto"
        className={`font-serif wrap-anywhere whitespace-pre-wrap ${isLarge ? "text-2xl/10 sm:text-3xl/12" : ""}`}
      >
        {isLarge ? (
          <LinkedText text={text} />
        ) : (
          <ReadMore text={text} name="prayer">
            <LinkedText text={text} />
          </ReadMore>
        )}
      </div>
    </>
  );
}
