import { usePages } from "~/browser/use-pages";
import type { Seed } from "~/browser/use-pages";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { InfiniteList } from "~/ui/infinite-list";
import { IntentLink } from "~/ui/intent-link";
import { EmptyState } from "~/ui/states";
import { FollowButton } from "./follow-button";
import { PeopleSkeletons } from "./people-skeletons";
import { peoplePageSize } from "./people-page";
import { PersonRow } from "./person-row";
import { useProfile } from "./profile.queries";
import { emptyPeopleSentence } from "./profile-tab";
import type { PeopleTab } from "./profile-tab";
import { displayName } from "./user";
import type { ListedUser } from "./user";
import { userKeys } from "./user-keys";

interface PeopleListProps {
  tab: PeopleTab;
  userId: string;
  viewerId: string | undefined;
  seed: Seed<ListedUser> | null;
}

/** It names no reason: to have been blocked is nothing one is told. */
const nothingShown = "Nothing to show here.";

/** Followers, or whom somebody follows, in every state a list can be in. */
export function PeopleList({ tab, userId, viewerId, seed }: PeopleListProps) {
  const query = usePages({
    queryKey: userKeys.people(tab, userId),
    urlOf: (page) => urls.api[tab](userId, { limit: peoplePageSize, ...page }),
    read: (value) => value as ListedUser,
    seed,
  });
  const own = userId === viewerId;
  return (
    <InfiniteList
      query={query}
      skeletons={<PeopleSkeletons />}
      failure="These people could not be loaded. Please try again."
      empty={<Nobody tab={tab} userId={userId} own={own} />}
    >
      {(people) => (
        <ul className="card overflow-hidden shadow-card">
          {people.map((person) => (
            <PersonRow key={person.id} user={person} look="listed">
              {person.id !== viewerId && (
                <PersonActs person={person} withView={!own} />
              )}
            </PersonRow>
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}

interface PersonActsProps {
  person: ListedUser;
  /** spec §2: no 'View Profile' in the lists of one's own profile. */
  withView: boolean;
}

function PersonActs({ person, withView }: PersonActsProps) {
  const name = displayName(person);
  return (
    <div className="ml-auto flex flex-wrap gap-2">
      {withView && (
        <Button asChild variant="quiet" size="sm">
          <IntentLink
            to={urls.profile(person.id)}
            aria-label={`View Profile of ${name}`}
          >
            View Profile
          </IntentLink>
        </Button>
      )}
      <FollowButton
        userId={person.id}
        name={name}
        isFollowing={person.isFollowing}
        size="sm"
      />
    </div>
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
