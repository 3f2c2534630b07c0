import { InfiniteList } from "~/ui/infinite-list";
import { EmptyState, ErrorState } from "~/ui/states";
import { PeopleSkeletons } from "./people-skeletons";
import { usePeople } from "./people.queries";
import type { PeopleSeed } from "./people.queries";
import { PersonRow } from "./person-row";
import { useProfile } from "./profile.queries";
import { emptyPeopleSentence } from "./profile-tab";
import type { PeopleTab } from "./profile-tab";

interface PeopleListProps {
  tab: PeopleTab;
  userId: string;
  viewerId: string | undefined;
  seed: PeopleSeed | null;
}

/** It names no reason: to have been blocked is nothing one is told. */
export const nothingShown = "Nothing to show here.";

const failure = "These people could not be loaded. Please try again.";

/** Followers, or whom somebody follows, in every state a list can be in. */
export function PeopleList({ tab, userId, viewerId, seed }: PeopleListProps) {
  const query = usePeople(tab, userId, seed);
  const own = userId === viewerId;
  const { people } = query;
  if (query.isPending) return <PeopleSkeletons />;
  if (!people) {
    return (
      <ErrorState
        title={failure}
        retrying={query.isFetching}
        onRetry={() => {
          void query.refetch();
        }}
      />
    );
  }
  if (people.length === 0) {
    return <Nobody tab={tab} userId={userId} own={own} />;
  }
  return (
    <InfiniteList
      hasMore={query.hasNextPage}
      loading={query.isFetchingNextPage}
      failed={query.isFetchNextPageError}
      failure={failure}
      onMore={query.showMore}
    >
      <ul className="card overflow-hidden shadow-card">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isViewer={person.id === viewerId}
            withView={!own}
          />
        ))}
      </ul>
    </InfiniteList>
  );
}

interface NobodyProps {
  tab: PeopleTab;
  userId: string;
  own: boolean;
}

/** Whom the viewer is not to meet is counted all the same. */
function Nobody({ tab, userId, own }: NobodyProps) {
  const { data: profile } = useProfile(userId, null, 0);
  const count =
    tab === "followers" ? profile?.totalFollowers : profile?.totalFollowing;
  return (
    <EmptyState
      icon="people"
      title={count ? nothingShown : emptyPeopleSentence(tab, own)}
    />
  );
}
