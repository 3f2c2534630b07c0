import { Link } from "@remix-run/react";
import { usePages, type InitialPage } from "~/client/use-pages";
import type { Post } from "~/features/posts/post";
import { asPost, postKeys } from "~/features/posts/post.queries";
import { urls } from "~/shared/urls";
import { Badge } from "~/ui/badge";
import { InfiniteList } from "~/ui/infinite-list";
import { EmptyState, Loading, Skeleton } from "~/ui/states";
import { prayedCountText } from "./prayed-text";
import { matchesFilter } from "./prayer-filter";

interface OwnRequestsProps {
  initialPage: InitialPage<Post> | null;
}

/** The viewer's prayer requests, anonymous ones included. Updates and answers are written on their pages. */
export function OwnRequests({ initialPage }: OwnRequestsProps) {
  const query = usePages({
    queryKey: postKeys.ownPrayers,
    buildUrl: (page) =>
      urls.api.posts({ ...page, type: "prayer", prayers: "mine" }),
    read: asPost,
    initialPage,
  });
  return (
    <section aria-labelledby="mine">
      <h2 id="mine" className="mb-3 font-serif text-xl">
        My requests
      </h2>
      <InfiniteList
        query={query}
        skeletons={
          <Loading label="Loading your requests">
            <Skeleton className="h-24" />
          </Loading>
        }
        errorMessage="Couldn't load your requests. Please try again."
        empty={
          <EmptyState icon="prayer" title="You haven't asked for prayer yet." />
        }
      >
        {(posts) => (
          <ul className="space-y-3">
            {posts.map((post) => (
              <li key={post.id}>
                <OwnRequest post={post} />
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
    </section>
  );
}

function OwnRequest({ post }: { post: Post }) {
  const { prayer } = post;
  return (
    <Link
      to={urls.post(post.id)}
      className="card block space-y-2 p-4 hover:border-primary"
    >
      <p dir="auto" className="line-clamp-3 clip-ink whitespace-pre-line">
        {post.content}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <Badge>{getStateLabel(post)}</Badge>
        {post.userId === null && <Badge>Without your name</Badge>}
        {prayer && prayer.prayedCount > 0 && (
          <span>{prayedCountText(prayer)}</span>
        )}
      </p>
    </Link>
  );
}

function getStateLabel(post: Post): string {
  if (matchesFilter(post, "answered")) return "Answered";
  return matchesFilter(post, "open") ? "Open" : "Closed";
}
