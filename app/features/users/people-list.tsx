import { useQueryClient } from "@tanstack/react-query";
import { usePages } from "~/browser/use-pages";
import type { Seed } from "~/browser/use-pages";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { focusHeading } from "~/ui/focus-back";
import { Icon } from "~/ui/icon";
import { InfiniteList } from "~/ui/infinite-list";
import { Menu, MenuItem } from "~/ui/menu";
import { press } from "~/ui/press";
import { EmptyState } from "~/ui/states";
import { answerFollower } from "./follower.queries";
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

/** spec §2; not in the lists of one's own profile. */
const viewProfile = "View Profile";

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
            <PersonRow
              key={person.id}
              user={person}
              look="listed"
              verb={own || person.id === viewerId ? undefined : viewProfile}
            >
              {person.id !== viewerId && (
                <PersonActs person={person} tab={tab} own={own} />
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
  tab: PeopleTab;
  own: boolean;
}

function PersonActs({ person, tab, own }: PersonActsProps) {
  const name = displayName(person);
  return (
    <div className="flex flex-wrap gap-2">
      <FollowButton user={person} name={name} size="sm" />
      {own && tab === "followers" && <FollowerMenu user={person} />}
    </div>
  );
}

/** What can be done about a follower of one's own. */
function FollowerMenu({ user }: { user: ListedUser }) {
  const client = useQueryClient();
  const label = `Options for ${displayName(user)}`;
  return (
    <Menu
      label={label}
      early
      trigger={
        <Button
          variant="quiet"
          size="icon"
          aria-label={label}
          className="-mr-2"
        >
          <Icon name="more" className="size-6" />
        </Button>
      }
    >
      <MenuItem
        icon="close"
        {...press(urls.api.follower(user.id), ["desired", "false"], () => {
          void answerFollower(client, user, false);
          // After the menu, which gives the focus back to a button that is about to go.
          setTimeout(() => {
            focusHeading(document.getElementById("main"));
          });
        })}
      >
        Remove follower
      </MenuItem>
    </Menu>
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
