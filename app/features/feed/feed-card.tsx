import { memo, useId, useState } from "react";
import { CommentsArea } from "~/features/comments/comments-area";
import type { Post } from "~/features/posts/post";
import { PostCard } from "~/features/posts/post-card";
import type { PlaceInList } from "~/features/posts/post-card";
import { ReactionBar } from "~/features/reactions/reaction-bar";

interface FeedCardProps {
  post: Post;
  place: PlaceInList;
}

/** A post with what can be done to it. Drawn anew only when its own post changes. */
export const FeedCard = memo(function FeedCard({ post, place }: FeedCardProps) {
  const [commentsOpen, setCommentsOpen] = useState(false);
  const commentsId = useId();
  return (
    <PostCard post={post} place={place}>
      <ReactionBar
        post={post}
        commentsOpen={commentsOpen}
        commentsId={commentsId}
        onToggleComments={() => {
          setCommentsOpen(!commentsOpen);
        }}
      />
      {commentsOpen && <CommentsArea id={commentsId} postId={post.id} />}
    </PostCard>
  );
});
