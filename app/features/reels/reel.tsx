import type { Post } from "~/features/posts/post";
import { PostAuthor } from "~/features/posts/post-author";
import { LinkedText } from "~/features/posts/post-text";
import { FollowToggle } from "~/features/users/follow-button";
import { shownName } from "~/features/users/user";
import { truncate } from "~/shared/text";
import { ReadMore } from "~/ui/read-more";
import { Player } from "./player";

interface ReelProps {
  post: Post;
  isShown: boolean;
  isCovered: boolean;
  onFollow: () => void;
}

/** A video with its author and caption. The caption area is where users can swipe while the player captures touches. */
export function Reel({ post, isShown, isCovered, onFollow }: ReelProps) {
  const name = shownName(post.user);
  return (
    <article
      aria-label={`Video by ${name}`}
      className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] gap-2 landscape:max-lg:grid-cols-[minmax(0,3fr)_minmax(12rem,2fr)] landscape:max-lg:grid-rows-1"
    >
      <div className="[container-type:size]">
        <div className="grid size-full place-items-center">
          <Player
            postId={post.id}
            url={post.videoUrl ?? ""}
            title={
              post.videoTitle ??
              (truncate(post.content, 80) || `Video by ${name}`)
            }
            videoTitle={post.videoTitle}
            isShown={isShown}
            isCovered={isCovered}
          />
        </div>
      </div>
      <div
        // The player keeps at least 200 px; a longer caption scrolls, also by keyboard.
        data-scrollable=""
        className="max-h-[calc(100cqh-208px)] min-h-28 overflow-y-auto px-4 pt-1 pb-3 wrap-anywhere landscape:max-lg:max-h-[100cqh] landscape:max-lg:self-end"
      >
        <PostAuthor
          post={post}
          actions={
            !post.isOwn &&
            !post.isFollowingAuthor &&
            post.user && <FollowToggle user={post.user} onToggle={onFollow} />
          }
        />
        {post.content !== "" && (
          <ReadMore text={post.content} name="caption" className="mt-1">
            <LinkedText text={post.content} />
          </ReadMore>
        )}
      </div>
    </article>
  );
}
