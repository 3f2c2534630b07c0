import { memo, useId, useState } from "react";
import { CommentsArea } from "~/features/comments/comments-area";
import { useEditor } from "~/features/posts/editor";
import type { Post } from "~/features/posts/post";
import { PostCard } from "~/features/posts/post-card";
import type { PlaceInList } from "~/features/posts/post-card";
import { InterestButton } from "~/features/reactions/interest-button";
import { ReactionBar } from "~/features/reactions/reaction-bar";
import { ShareButton } from "~/features/reactions/share-button";
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
  const [commentsOpen, setCommentsOpen] = useState(false);
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
      actions={
        own ? (
          <PostMenu
            post={post}
            id={menuId}
            onEdit={open}
            onDelete={() => {
              act(({ askToDelete }, card) => askToDelete(card, menuId));
            }}
          />
        ) : (
          !post.isFollowingAuthor && (
            <FollowAuthor
              user={post.user}
              onFollow={() => {
                act(({ follow }, card) => follow(card));
              }}
            />
          )
        )
      }
      words={eventData ? undefined : (editor ?? undefined)}
      interest={
        eventData && (
          <InterestButton
            event={eventData}
            onToggle={() => {
              act(({ toggleInterest }, card) => {
                toggleInterest(card);
              });
            }}
          />
        )
      }
    >
      {eventData && editor}
      <ReactionBar
        post={post}
        onLike={() => {
          act(({ toggleLike }, card) => {
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
            act(({ share }, card) => share(card));
          }}
        />
      </ReactionBar>
      {commentsOpen && <CommentsArea id={commentsId} postId={post.id} />}
    </PostCard>
  );
});
