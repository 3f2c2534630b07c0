import { useNavigate } from "@remix-run/react";
import { hashKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { getJson } from "~/client/api-client";
import type { Comment } from "~/features/comments/comment";
import { CommentsArea } from "~/features/comments/comments-area";
import type { Post } from "~/features/posts/post";
import { PostDisplayContext } from "~/features/posts/post-display-context";
import { asPost, postKeys } from "~/features/posts/post.queries";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import { HiddenBanner } from "~/ui/hidden-banner";
import { FeedCard } from "./feed-card";
import { NoScriptEditor } from "./no-script-editor";

interface SinglePostProps {
  initialPost: Post;
  /** The first page. */
  initialComments: Page<Comment>;
  /** ms, when the server read them. */
  loadedAt: number;
}

/** The post page for signed-in users. */
export function SinglePost({
  initialPost,
  initialComments,
  loadedAt,
}: SinglePostProps) {
  const post = useSinglePost(initialPost, loadedAt);
  const viewerId = useViewer()?.id;
  return (
    <PostDisplayContext.Provider value="page">
      <HiddenBanner kind="post" note={post.hidden} />
      <FeedCard
        post={post}
        position="first screen"
        viewerId={viewerId}
        comments={(id) => (
          <CommentsArea
            id={id}
            postId={post.id}
            count={post._count.comments}
            initialPage={initialComments}
          />
        )}
      />
      {post.userId === viewerId && <NoScriptEditor post={post} />}
    </PostDisplayContext.Provider>
  );
}

/** Goes home once the post is removed from the cache, for example after deleting it. */
function useSinglePost(initialPost: Post, loadedAt: number): Post {
  const client = useQueryClient();
  const navigate = useNavigate();
  const hash = hashKey(postKeys.detail(initialPost.id));
  const { data } = useQuery({
    queryKey: postKeys.detail(initialPost.id),
    queryFn: ({ signal }) =>
      getJson(urls.api.post(initialPost.id), asPost, signal),
    initialData: initialPost,
    initialDataUpdatedAt: loadedAt,
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
