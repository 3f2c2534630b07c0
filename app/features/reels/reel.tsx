import { useState } from "react";
import type { Post } from "~/features/posts/post";
import { PostAuthor } from "~/features/posts/post-author";
import { LinkedText } from "~/features/posts/linked-text";
import { FollowAuthor } from "~/features/feed/follow-author";
import { displayName } from "~/features/users/user";
import { Player } from "./player";

interface ReelProps {
  post: Post;
  isOwn: boolean;
  isShown: boolean;
  isCovered: boolean;
  onFollow: () => void;
  onBroken: () => void;
}

/** A video, and under it who shows it and what they say: there a thumb finds room to swipe while it plays. */
export function Reel({
  post,
  isOwn,
  isShown,
  isCovered,
  onFollow,
  onBroken,
}: ReelProps) {
  const name = displayName(post.user);
  return (
    <article
      aria-label={`Video by ${name}`}
      className="grid h-full grid-rows-[minmax(0,1fr)_auto] gap-2 landscape:max-lg:grid-cols-[minmax(0,3fr)_minmax(12rem,2fr)] landscape:max-lg:grid-rows-1"
    >
      <div className="[container-type:size]">
        <div className="grid size-full place-items-center">
          <Player
            postId={post.id}
            url={post.videoUrl ?? ""}
            title={post.content.slice(0, 80) || `Video by ${name}`}
            isShown={isShown}
            isCovered={isCovered}
            onBroken={onBroken}
          />
        </div>
      </div>
      <div className="min-h-28 px-4 pt-1 pb-3 lg:px-0 landscape:max-lg:self-end">
        <PostAuthor
          post={post}
          crowded={!isOwn && !post.isFollowingAuthor}
          actions={
            !isOwn &&
            !post.isFollowingAuthor && (
              <FollowAuthor user={post.user} onFollow={onFollow} />
            )
          }
        />
        {post.content !== "" && <Words text={post.content} />}
      </div>
    </article>
  );
}

/** More than about three lines of a phone. */
const isLong = (text: string) =>
  text.length > 130 || text.split("\n").length > 3;

/** Three lines, that a thumb may swipe on; all of them scroll by themselves, so only when they are asked for. */
function Words({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const look = isOpen ? "max-h-[40dvh] overflow-y-auto" : "line-clamp-3";
  return (
    <div className="mt-1">
      <p
        className={`clip-ink whitespace-pre-line ${look}`}
        // It scrolls by the arrow keys then.
        {...(isOpen && { tabIndex: 0, "data-own-arrows": "" })}
      >
        <LinkedText text={text} />
      </p>
      {isLong(text) && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
          className="relative text-sm font-semibold text-primary after:absolute after:-inset-3 hover:underline"
        >
          {isOpen ? "Show less" : "Show more"}
        </button>
      )}
    </div>
  );
}
