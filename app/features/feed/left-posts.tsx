import { useQueryClient } from "@tanstack/react-query";
import { usePages } from "~/client/use-pages";
import { deletePost } from "~/features/posts/delete-post.queries";
import { asPost, postKeys } from "~/features/posts/post.queries";
import { postedLabel } from "~/shared/time";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { InfiniteList } from "~/ui/infinite-list";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { TimeAgo } from "~/ui/time-ago";

/** What the viewer wrote in groups that they left. Loads after the page, and shows nothing if there are none. */
export function LeftPosts() {
  const client = useQueryClient();
  const query = usePages({
    queryKey: postKeys.left,
    buildUrl: (page) => urls.api.posts({ left: "true", ...page }),
    read: asPost,
  });
  if (!query.items?.length) return null;
  return (
    <section aria-labelledby="left" className="card p-4 shadow-card sm:p-5">
      <h2 id="left" className="font-serif text-lg">
        My posts in groups I left
      </h2>
      <InfiniteList
        query={query}
        skeletons={null}
        empty={null}
        errorMessage="Couldn't load your posts. Please try again."
      >
        {(posts) => (
          <ul className="divide-y divide-line">
            {posts.map((post) => (
              <li key={post.id} className="flex items-center gap-3 py-2">
                <div className="min-w-0 flex-1 text-sm">
                  <p dir="auto" className="line-clamp-2 clip-ink">
                    {post.content || (post.eventData?.title ?? post.type)}
                  </p>
                  <p className="clip-ink text-ink-soft">
                    <bdi>{post.group?.name ?? "Unavailable group"}</bdi>
                    {" · "}
                    <TimeAgo at={post.createdAt} label={postedLabel} />
                  </p>
                </div>
                <Button
                  variant="quiet"
                  onClick={() => {
                    if (!confirm("Are you sure you want to delete this post?"))
                      return;
                    restoreFocusAfterRemoval();
                    void deletePost(client, post);
                  }}
                >
                  Delete
                </Button>
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
    </section>
  );
}
