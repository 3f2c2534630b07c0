import { InfiniteList } from "~/ui/infinite-list";
import { ErrorState, Loading, Skeleton } from "~/ui/states";
import { PersonAct } from "~/features/users/person-act";
import { useNextButton } from "~/features/users/use-next-button";
import { useHiddenPeople } from "./hidden-people.queries";
import type { HiddenKind } from "./show-again";

interface HiddenPeopleProps {
  kind: HiddenKind;
  /** 'Unblock', 'Unmute'. */
  verb: string;
  empty: string;
}

const failure = "Failed to load this list.";

/** One of the two lists, in every state it can be in. */
export function HiddenPeople({ kind, verb, empty }: HiddenPeopleProps) {
  const { people, ...query } = useHiddenPeople(kind);
  const { list, leaveFrom } = useNextButton<HTMLUListElement>(
    people?.length ?? 0,
  );
  if (query.isPending) {
    return (
      <Loading label={`Loading ${kind} people`} className="py-2">
        <Skeleton className="h-11" />
      </Loading>
    );
  }
  if (!people) {
    return (
      <ErrorState
        title={failure}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (people.length === 0 && !query.hasNextPage) {
    return <p className="py-2 text-sm text-ink-soft">{empty}</p>;
  }
  return (
    <InfiniteList
      hasMore={query.hasNextPage}
      loading={query.isFetchingNextPage}
      failed={query.isFetchNextPageError}
      failure={failure}
      onMore={query.showMore}
    >
      <ul ref={list}>
        {people.map((user, at) => (
          <PersonAct
            key={user.id}
            user={user}
            verb={verb}
            onAct={() => {
              leaveFrom(at);
              void query.showAgain(user);
            }}
          />
        ))}
      </ul>
    </InfiniteList>
  );
}
