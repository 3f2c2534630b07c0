import { useQuery } from "@tanstack/react-query";
import { getJson } from "~/client/api-client";
import type { Post } from "~/features/posts/post";
import { PersonLink } from "~/features/users/person-row";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Dialog } from "~/ui/dialog";
import { LoadError } from "~/ui/load-error";
import { Loading, Skeleton } from "~/ui/states";
import type { PrayedPeople } from "./prayed";
import { prayedMessageTexts } from "./prayed-text";

const asPeople = (value: unknown) => value as PrayedPeople;

interface PrayedPeopleDialogProps {
  post: Post;
  onClose: () => void;
}

/** For the author. */
export function PrayedPeopleDialog({ post, onClose }: PrayedPeopleDialogProps) {
  return (
    <Dialog title="People who prayed" sheet onCloseRequest={onClose}>
      {post.user ? (
        <PeopleList postId={post.id} />
      ) : (
        <p>
          You asked without your name, so you don't see the names of those who
          pray for you either.
        </p>
      )}
    </Dialog>
  );
}

function PeopleList({ postId }: { postId: string }) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["prayed", postId],
    queryFn: ({ signal }) => getJson(urls.api.prayed(postId), asPeople, signal),
    // People pray and change their settings at any time.
    gcTime: 0,
  });
  if (isError)
    return <LoadError retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading label="Loading people">
        <Skeleton className="h-11" />
      </Loading>
    );
  const { people, othersCount } = data;
  if (people.length + othersCount === 0)
    return <p>Only you have prayed so far.</p>;
  return (
    <>
      <ul className="-mx-2 space-y-1">
        {people.map(({ message, ...user }) => (
          <li key={user.id}>
            <PersonLink user={user} />
            {message && (
              <p className="pr-2 pb-2 pl-14 font-serif text-lg">
                {prayedMessageTexts[message]}
              </p>
            )}
          </li>
        ))}
      </ul>
      {othersCount > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          {people.length > 0 ? "and " : ""}
          {othersCount} {plural(othersCount, "other", "others")}
        </p>
      )}
    </>
  );
}
