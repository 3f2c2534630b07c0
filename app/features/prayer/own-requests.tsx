import { Link } from "@remix-run/react";
import { usePages, type InitialPage } from "~/client/use-pages";
import type { Post } from "~/features/posts/post";
import { asPost, postKeys } from "~/features/posts/post.queries";
import { plural } from "~/shared/text";
import { relativeTime } from "~/shared/time";
import { urls } from "~/shared/urls";
import { Badge } from "~/ui/badge";
import { InfiniteList } from "~/ui/infinite-list";
import { EmptyState, Loading, Skeleton } from "~/ui/states";
import { TimeAgo } from "~/ui/time-ago";

const pageSize = 20;

interface OwnRequestsProps {
  initialPage: InitialPage<Post> | null;
}

/** The viewer's prayer requests, anonymous ones included. Their pages have the updates and the answer. */
export function OwnRequests({ initialPage }: OwnRequestsProps) {
  const query = usePages({
    queryKey: postKeys.ownPrayers,
    buildUrl: (page) =>
      urls.api.posts({
        ...page,
        type: "prayer",
        prayers: "mine",
        limit: pageSize,
      }),
    read: asPost,
    initialPage,
  });
  return (
    <InfiniteList
      query={query}
      skeletons={
        <Loading label="Loading your requests" className="space-y-3">
          <Skeleton className="h-24" />
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
  );
}

function OwnRequest({ post }: { post: Post }) {
  const { id, content, createdAt, prayer, userId, _count } = post;
  return (
    <Link
      to={urls.post(id)}
      className="card block space-y-2 p-4 hover:border-primary"
    >
      <p className="line-clamp-3 clip-ink whitespace-pre-line">{content}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <State prayer={prayer} />
        {userId === null && <Badge>Without your name</Badge>}
        {prayer && prayer.prayedCount > 0 && (
          <span>
            Prayed for {prayer.prayedCount}{" "}
            {plural(prayer.prayedCount, "time", "times")} by{" "}
            {prayer.peopleCount}{" "}
            {plural(prayer.peopleCount, "person", "people")}
          </span>
        )}
        <span>
          {_count.comments} {plural(_count.comments, "comment", "comments")}
        </span>
        <TimeAgo at={createdAt} label={relativeTime} />
      </p>
    </Link>
  );
}

function State({ prayer }: Pick<Post, "prayer">) {
  if (prayer?.answeredAt) return <Badge tone="success">Answered</Badge>;
  return prayer?.closedAt ? (
    <Badge>Closed</Badge>
  ) : (
    <Badge tone="primary">Open</Badge>
  );
}
