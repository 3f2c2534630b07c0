import { useQueryClient } from "@tanstack/react-query";
import { memo, useContext, useId, useState, type ReactNode } from "react";
import { deletePost } from "~/features/posts/delete-post.queries";
import type { Post } from "~/features/posts/post";
import { postKeys } from "~/features/posts/post.queries";
import { PostCard, type ListPosition } from "~/features/posts/post-card";
import { PostDisplayContext } from "~/features/posts/post-display-context";
import { PostEvent } from "~/features/events/post-event";
import { InterestButton } from "~/features/events/interest-button";
import { toggleInterest } from "~/features/events/interest.queries";
import { PrayedBar } from "~/features/prayer/prayed-bar";
import { PrayerAnswer } from "~/features/prayer/prayer-answer";
import { toggleLike } from "~/features/reactions/like.queries";
import { ReactionBar } from "~/features/reactions/reaction-bar";
import { PersonMenu } from "~/features/blocks/person-menu";
import { FollowToggle } from "~/features/users/follow-button";
import { toggleFollow } from "~/features/users/follow.queries";
import { displayName } from "~/features/users/user";
import { Lazy, lazyCode } from "~/ui/lazy";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { Skeleton } from "~/ui/states";
import { hidePerson } from "./hide-person";
import { PostItems } from "./post-items";
import { PostMenu } from "./post-menu";

/** 2 KB that most visits don't need. */
const lazyComments = lazyCode(() => import("~/features/prayer/post-comments"));

const lazyEditor = lazyCode(() => import("./post-editor"));

interface FeedCardProps {
  post: Post;
  position: ListPosition;
  /** Between the post and the reaction bar. */
  details?: ReactNode;
  /** The comments on the post's own page; `id` is the element that the comment button controls. */
  comments?: (id: string) => ReactNode;
}

/** Memoized: re-renders only when its own post changes. */
export const FeedCard = memo(function FeedCard({
  post,
  position,
  details,
  comments,
}: FeedCardProps) {
  // The post's own page shows the comments from the start.
  const isPostPage = useContext(PostDisplayContext) === "page";
  const [commentsOpen, setCommentsOpen] = useState(isPostPage);
  const id = useId();
  const commentsId = isPostPage ? "comments" : `${id}-comments`;
  const menuId = `${id}-menu`;
  const [editing, setEditing] = useState(false);
  const client = useQueryClient();
  const { eventData, user, isOwn: own } = post;
  // After a follow from this card its button stays, so that a second press unfollows.
  const [followed, setFollowed] = useState<"Following" | "Requested">();
  const hasFollow = !own && user && (!post.isFollowingAuthor || followed);
  const toggleAuthor = async (userId: string) => {
    setFollowed("Following");
    const desired = !post.isFollowingAuthor;
    if (await toggleFollow(client, userId, desired)) setFollowed("Requested");
    if (!desired) return;
    // The list may have loaded before the follow arrived.
    const queryKey = postKeys.orderedFeed("all", "following");
    await client.invalidateQueries({ queryKey });
  };
  const closeEditor = () => {
    setEditing(false);
    document.getElementById(menuId)?.focus({ preventScroll: true });
  };
  const editor = editing && (
    <Lazy
      code={lazyEditor}
      onError={closeEditor}
      fallback={!eventData && <Skeleton className="h-28" />}
    >
      {(code) => <code.PostEditor post={post} onClose={closeEditor} />}
    </Lazy>
  );
  return (
    <PostCard
      post={post}
      position={position}
      hasManyActions={!!hasFollow}
      actions={
        own ? (
          <PostMenu
            post={post}
            id={menuId}
            worksWithoutScript={isPostPage}
            onEdit={() => {
              setEditing(true);
            }}
            onDelete={() => {
              if (!confirm("Are you sure you want to delete this post?"))
                return;
              restoreFocusAfterRemoval();
              void deletePost(client, post);
            }}
          />
        ) : (
          <div className="flex items-center gap-1">
            {hasFollow && (
              <FollowToggle
                user={user}
                label={post.isFollowingAuthor ? followed : "Follow"}
                onToggle={() => void toggleAuthor(user.id)}
              />
            )}
            <PersonMenu
              label={
                user
                  ? `Mute, block or report ${displayName(user)}`
                  : "Options for this anonymous request"
              }
              id={menuId}
              user={user}
              reportTarget={{ kind: "post", id: post.id }}
              onAction={(action, person) =>
                void hidePerson(client, action, person)
              }
              worksWithoutScript={isPostPage}
            >
              <PostItems post={post} />
            </PersonMenu>
          </div>
        )
      }
      editor={eventData ? undefined : editor || undefined}
      event={
        eventData && (
          <PostEvent
            postId={post.audience === "everyone" ? post.id : null}
            event={eventData}
          >
            <InterestButton
              postId={post.id}
              event={eventData}
              onToggle={() =>
                void toggleInterest(client, post, !eventData.isInterested)
              }
            />
          </PostEvent>
        )
      }
    >
      {eventData && editor}
      {post.prayer && <PrayerAnswer prayer={post.prayer} />}
      {details}
      {post.prayer && <PrayedBar post={post} prayer={post.prayer} />}
      <ReactionBar
        post={post}
        onLike={() => void toggleLike(client, post, !post.isLikedByUser)}
        commentsOpen={commentsOpen}
        commentsId={commentsId}
        onToggleComments={() => {
          setCommentsOpen(!commentsOpen);
        }}
      />
      {commentsOpen &&
        (comments?.(commentsId) ?? (
          <Lazy
            code={lazyComments}
            onError={() => {
              setCommentsOpen(false);
            }}
          >
            {(code) => <code.PostComments id={commentsId} post={post} />}
          </Lazy>
        ))}
    </PostCard>
  );
});
