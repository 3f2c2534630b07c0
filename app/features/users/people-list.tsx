import { useQueryClient } from "@tanstack/react-query";
import { usePages, type InitialPage } from "~/client/use-pages";
import { urls } from "~/shared/urls";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { InfiniteList } from "~/ui/infinite-list";
import { Menu, MenuItem } from "~/ui/menu";
import { submitButtonProps } from "~/ui/button-form";
import { EmptyState } from "~/ui/states";
import { updateFollower } from "./follower.queries";
import { FollowButton } from "./follow-button";
import { PeopleSkeletons } from "./people-skeletons";
import { PersonRow } from "./person-row";
import { useProfile } from "./profile.queries";
import { emptyPeopleText, peoplePageSize, type PeopleTab } from "./profile-tab";
import { displayName, type ListedUser } from "./user";
import { userKeys } from "./user-keys";

interface PeopleListProps {
  tab: PeopleTab;
  userId: string;
  viewerId: string | undefined;
  initialPage: InitialPage<ListedUser> | null;
}

export function PeopleList({
  tab,
  userId,
  viewerId,
  initialPage,
}: PeopleListProps) {
  const query = usePages({
    queryKey: userKeys.people(tab, userId),
    buildUrl: (page) =>
      urls.api[tab](userId, { limit: peoplePageSize, ...page }),
    read: (value) => value as ListedUser,
    initialPage,
  });
  const isOwn = userId === viewerId;
  return (
    <InfiniteList
      query={query}
      skeletons={<PeopleSkeletons />}
      errorMessage="Couldn't load these people. Please try again."
      empty={<EmptyPeople tab={tab} userId={userId} isOwn={isOwn} />}
    >
      {(people) => (
        <ul className="card overflow-hidden shadow-card">
          {people.map((user) => (
            <PersonRow
              key={user.id}
              user={user}
              variant="listed"
              actionLabel={
                isOwn || user.id === viewerId ? undefined : "View Profile"
              }
            >
              {user.id !== viewerId && (
                <div className="flex flex-wrap gap-2">
                  <FollowButton user={user} size="sm" />
                  {isOwn && tab === "followers" && <FollowerMenu user={user} />}
                </div>
              )}
            </PersonRow>
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}

function FollowerMenu({ user }: { user: ListedUser }) {
  const client = useQueryClient();
  return (
    <Menu label={`Options for ${displayName(user)}`} worksWithoutScript>
      <MenuItem
        icon="close"
        {...submitButtonProps(
          urls.api.follower(user.id),
          ["desired", "false"],
          () => {
            // After the menu has returned the focus to its button.
            setTimeout(restoreFocusAfterRemoval);
            void updateFollower(client, user, false);
          },
        )}
      >
        Remove follower
      </MenuItem>
    </Menu>
  );
}

type EmptyPeopleProps = Pick<PeopleListProps, "tab" | "userId"> & {
  isOwn: boolean;
};

/**
 * The counts include users the viewer can't see, so an empty list doesn't always mean a count of 0. Gives no reason
 * then, so that it doesn't reveal a block.
 */
function EmptyPeople({ tab, userId, isOwn }: EmptyPeopleProps) {
  const { data: profile } = useProfile(userId, null, 0);
  const count =
    tab === "followers" ? profile?.totalFollowers : profile?.totalFollowing;
  return (
    <EmptyState
      icon="people"
      title={count ? "Nothing to show here." : emptyPeopleText(tab, isOwn)}
    />
  );
}
