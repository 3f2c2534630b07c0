import { useNavigate } from "@remix-run/react";
import { hashKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { getJson } from "~/client/api-client";
import type { Comment } from "~/features/comments/comment";
import { PostEvent } from "~/features/events/post-event";
import type { Post } from "~/features/posts/post";
import { PostCard } from "~/features/posts/post-card";
import { NoScriptEditor } from "~/features/posts/no-script-editor";
import { PostDisplayContext } from "~/features/posts/post-display-context";
import { PostComments } from "~/features/prayer/post-comments";
import { asPost, postKeys } from "~/features/posts/post.queries";
import { PrayerProgress } from "~/features/prayer/prayer-progress";
import type { PrayerUpdate } from "~/features/prayer/progress";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import { HiddenBanner } from "~/ui/hidden-banner";
import { FeedCard } from "./feed-card";

interface SinglePostProps {
  initialPost: Post;
  /** The first page. */
  initialComments: Page<Comment>;
  updates: PrayerUpdate[];
  /** ms, when the server read them. */
  loadedAt: number;
}

/** The post page for signed-in users. */
export function SinglePost({
  initialPost,
  initialComments,
  updates,
  loadedAt,
}: SinglePostProps) {
  const post = useSinglePost(initialPost, loadedAt);
  return (
    <PostDisplayContext.Provider value="page">
      <HiddenBanner kind="post" note={post.hidden} />
      <FeedCard
        post={post}
        position="first screen"
        details={
          post.prayer && (
            <PrayerProgress
              post={post}
              prayer={post.prayer}
              updates={updates}
            />
          )
        }
        comments={(id) => (
          <PostComments id={id} post={post} initialPage={initialComments} />
        )}
      />
      {post.isOwn && post.type !== "verse" && !post.eventData && (
        <NoScriptEditor
          kind="post"
          action={urls.api.post(post.id)}
          method="PUT"
          text={post.content}
        />
      )}
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

/** A hidden post as admins see it: without actions, because the server refuses them all. */
export function HiddenPost({ post }: { post: Post }) {
  return (
    <PostDisplayContext.Provider value="page">
      <p className="my-2 rounded-control border border-line bg-sunken px-3 py-2 text-sm font-semibold">
        This post is hidden from others.
      </p>
      <PostCard
        post={post}
        position="first screen"
        event={
          post.eventData && <PostEvent postId={null} event={post.eventData} />
        }
      />
    </PostDisplayContext.Provider>
  );
}
