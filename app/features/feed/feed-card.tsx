import { memo, useContext, useId, useState } from "react";
import { CommentsArea } from "~/features/comments/comments-area";
import { useEditor } from "./editor";
import type { Post } from "~/features/posts/post";
import { PostCard } from "~/features/posts/post-card";
import type { PlaceInList } from "~/features/posts/post-card";
import { PostPlace } from "~/features/posts/post-place";
import { PostEvent } from "~/features/events/post-event";
import { InterestButton } from "~/features/events/interest-button";
import { ReactionBar } from "~/features/reactions/reaction-bar";
import { ShareButton } from "~/features/reactions/share-button";
import { PersonMenu } from "~/features/blocks/person-menu";
import { displayName } from "~/features/users/user";
import { FollowAuthor } from "./follow-author";
import { useCardActs } from "./use-card-acts";
import { PostMenu } from "./post-menu";

interface FeedCardProps {
  post: Post;
  place: PlaceInList;
  viewerId: string | undefined;
}

/** A post with what can be done to it. Drawn anew only when its own post changes. */
export const FeedCard = memo(function FeedCard({
  post,
  place,
  viewerId,
}: FeedCardProps) {
  // On its own page there is room for what was said to it.
  const [commentsOpen, setCommentsOpen] = useState(
    useContext(PostPlace) === "page",
  );
  const id = useId();
  const commentsId = `${id}-comments`;
  const menuId = `${id}-menu`;
  const { open, editor } = useEditor(post, () => {
    document.getElementById(menuId)?.focus({ preventScroll: true });
  });
  const act = useCardActs(post);
  const { eventData } = post;
  const own = post.userId === viewerId;
  return (
    <PostCard
      post={post}
      place={place}
      crowded={!own && !post.isFollowingAuthor}
      actions={
        own ? (
          <PostMenu
            post={post}
            id={menuId}
            onEdit={open}
            onDelete={() => {
              act("delete", ({ askToDelete }, card) =>
                askToDelete(card, menuId),
              );
            }}
          />
        ) : (
          <div className="flex items-center gap-1">
            {!post.isFollowingAuthor && (
              <FollowAuthor
                user={post.user}
                onFollow={() => {
                  act("follow", ({ follow }, card) => follow(card));
                }}
              />
            )}
            <PersonMenu
              label={`Mute or block ${displayName(post.user)}`}
              id={menuId}
              user={post.user}
              onAct={(choice) => {
                act("hide", ({ hideAuthor }, card) =>
                  hideAuthor(card, choice, menuId),
                );
              }}
              className="-mr-2 not-in-data-js:hidden"
            />
          </div>
        )
      }
      words={eventData ? undefined : (editor ?? undefined)}
      event={
        eventData && (
          <PostEvent postId={post.id} event={eventData}>
            <InterestButton
              event={eventData}
              onToggle={() => {
                act("interest", ({ toggleInterest }, card) => {
                  toggleInterest(card);
                });
              }}
            />
          </PostEvent>
        )
      }
    >
      {eventData && editor}
      <ReactionBar
        post={post}
        onLike={() => {
          act("like", ({ toggleLike }, card) => {
            toggleLike(card);
          });
        }}
        commentsOpen={commentsOpen}
        commentsId={commentsId}
        onToggleComments={() => {
          setCommentsOpen(!commentsOpen);
        }}
      >
        <ShareButton
          onShare={() => {
            act("share", ({ share }, card) => share(card));
          }}
        />
      </ReactionBar>
      {commentsOpen && (
        <CommentsArea
          id={commentsId}
          postId={post.id}
          count={post._count.comments}
        />
      )}
    </PostCard>
  );
});
