import { useQueryClient } from "@tanstack/react-query";
import { memo, useContext, useId, useState } from "react";
import type { ReactNode } from "react";
import { neededOffline } from "~/browser/outbox/door";
import { deletePost } from "~/features/posts/delete-post.queries";
import type { Post } from "~/features/posts/post";
import { PostCard } from "~/features/posts/post-card";
import type { PlaceInList } from "~/features/posts/post-card";
import { PostPlace } from "~/features/posts/post-place";
import { PostEvent } from "~/features/events/post-event";
import { InterestButton } from "~/features/events/interest-button";
import { wantInterest } from "~/features/events/interest.queries";
import { wantLike } from "~/features/reactions/like.queries";
import { ReactionBar } from "~/features/reactions/reaction-bar";
import { ShareButton } from "~/features/reactions/share-button";
import { sharePost } from "~/features/reactions/share.queries";
import { PersonMenu } from "~/features/blocks/person-menu";
import { wantFollow } from "~/features/users/follow.queries";
import { displayName } from "~/features/users/user";
import { Late, late } from "~/ui/late";
import { useSite } from "~/ui/site";
import { focusBeside, focusOnOther } from "./card-focus";
import { Editor } from "./editor";
import { FollowAuthor } from "./follow-author";
import { hidePerson } from "./hide/hide-person";
import { PostMenu } from "./post-menu";

/** 2 KB that a list is read without. */
const area = late(() => import("~/features/comments/comments-area"));
neededOffline.add(area.load);

interface FeedCardProps {
  post: Post;
  place: PlaceInList;
  viewerId: string | undefined;
  /** On its own page: what was said to it, under the id that it is controlled by. */
  comments?: (id: string) => ReactNode;
}

/** A post with what can be done to it. Drawn anew only when its own post changes. */
export const FeedCard = memo(function FeedCard({
  post,
  place,
  viewerId,
  comments,
}: FeedCardProps) {
  // On its own page there is room for what was said to it.
  const alone = useContext(PostPlace) === "page";
  const [commentsOpen, setCommentsOpen] = useState(alone);
  const id = useId();
  const commentsId = alone ? "comments" : `${id}-comments`;
  const menuId = `${id}-menu`;
  const [editing, setEditing] = useState(false);
  const client = useQueryClient();
  const { productName } = useSite();
  const { eventData } = post;
  const own = post.userId === viewerId;
  const editor = editing && (
    <Editor
      post={post}
      onClose={() => {
        setEditing(false);
        document.getElementById(menuId)?.focus({ preventScroll: true });
      }}
    />
  );
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
            early={alone}
            onEdit={() => {
              setEditing(true);
            }}
            onDelete={() => {
              if (!confirm("Are you sure you want to delete this post?"))
                return;
              focusBeside(menuId);
              void deletePost(client, post);
            }}
          />
        ) : (
          <div className="flex items-center gap-1">
            {!post.isFollowingAuthor && (
              <FollowAuthor
                user={post.user}
                onFollow={() => {
                  void wantFollow(client, post.userId, true);
                }}
              />
            )}
            <PersonMenu
              label={`Mute, block or report ${displayName(post.user)}`}
              id={menuId}
              user={post.user}
              reports={{ kind: "post", id: post.id }}
              onAct={(act) => {
                void hidePerson(client, act, post.user, focusOnOther(menuId));
              }}
              early={alone}
            />
          </div>
        )
      }
      words={eventData ? undefined : editor || undefined}
      event={
        eventData && (
          <PostEvent postId={post.id} event={eventData}>
            <InterestButton
              postId={post.id}
              event={eventData}
              onToggle={() => {
                const { isInterested } = eventData;
                void wantInterest(client, post, !isInterested);
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
          void wantLike(client, post, !post.isLikedByUser);
        }}
        commentsOpen={commentsOpen}
        commentsId={commentsId}
        onToggleComments={() => {
          setCommentsOpen(!commentsOpen);
        }}
      >
        <ShareButton
          onShare={() => {
            void sharePost(post, productName);
          }}
        />
      </ReactionBar>
      {commentsOpen &&
        (comments?.(commentsId) ?? (
          <Late
            code={area}
            onFailed={() => {
              setCommentsOpen(false);
            }}
          >
            {(code) => (
              <code.CommentsArea
                id={commentsId}
                postId={post.id}
                count={post._count.comments}
                drawn={null}
              />
            )}
          </Late>
        ))}
    </PostCard>
  );
});
