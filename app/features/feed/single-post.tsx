import { useNavigate } from "@remix-run/react";
import { hashKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { getJson } from "~/browser/api-client";
import type { Comment } from "~/features/comments/comment";
import { CommentsArea } from "~/features/comments/comments-area";
import type { Post } from "~/features/posts/post";
import { PostPlace } from "~/features/posts/post-place";
import { asPost, postKeys } from "~/features/posts/post.queries";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import { HiddenNotice } from "~/ui/hidden-notice";
import { FeedCard } from "./feed-card";
import { PlainEditor } from "./plain-editor";

interface SinglePostProps {
  drawn: Post;
  /** The first of what was said to it. */
  comments: Page<Comment>;
  /** ms, when the server drew them. */
  at: number;
}

/** A post on its own page, for a member: everything a card in a list can do, and the whole text. */
export function SinglePost({ drawn, comments, at }: SinglePostProps) {
  const post = useSinglePost(drawn, at);
  const viewerId = useViewer()?.id;
  return (
    <PostPlace.Provider value="page">
      <HiddenNotice what="post" note={post.hidden} />
      <FeedCard
        post={post}
        place="first screen"
        viewerId={viewerId}
        comments={(id) => (
          <CommentsArea
            id={id}
            postId={post.id}
            count={post._count.comments}
            drawn={comments}
          />
        )}
      />
      {post.userId === viewerId && <PlainEditor post={post} />}
    </PostPlace.Provider>
  );
}

/** As the server drew it at `at` (ms), kept by what is done to it. Once it is deleted: home. */
function useSinglePost(drawn: Post, at: number): Post {
  const client = useQueryClient();
  const navigate = useNavigate();
  const hash = hashKey(postKeys.one(drawn.id));
  const { data } = useQuery({
    queryKey: postKeys.one(drawn.id),
    queryFn: ({ signal }) => getJson(urls.api.post(drawn.id), asPost, signal),
    initialData: drawn,
    initialDataUpdatedAt: at,
  });
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type === "removed" && query.queryHash === hash) {
          navigate(urls.root, { replace: true });
        }
      }),
    [client, navigate, hash],
  );
  return data;
}
