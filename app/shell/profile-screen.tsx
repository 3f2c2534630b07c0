import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ApiError } from "~/browser/api-client";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { LinkTabs } from "~/ui/link-tabs";
import { ErrorState } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { BlockedSheet } from "~/features/blocks/blocked-sheet";
import { MutedNote } from "~/features/blocks/muted-note";
import type { HideAct } from "~/features/blocks/person-menu";
import { ProfileMenu } from "~/features/blocks/profile-menu";
import { EditProfileButton } from "~/features/users/edit-profile/edit-profile-button";
import { FollowButton } from "~/features/users/follow-button";
import { useProfile } from "~/features/users/profile.queries";
import { ProfileHeader } from "~/features/users/profile-header";
import { ProfileSkeleton } from "~/features/users/profile-skeleton";
import { profileTabHref, profileTabs } from "~/features/users/profile-tab";
import type { ProfileTab } from "~/features/users/profile-tab";
import { profileTitle } from "~/features/users/profile-title";
import { displayName } from "~/features/users/user";
import type { Profile } from "~/features/users/user";
import { RequestsNote } from "~/features/users/requests-note";
import { UserNotFound } from "~/features/users/user-not-found";

const tabs = profileTabs.map((tab) => ({
  ...tab,
  to: profileTabHref(tab.slug),
}));

interface ProfilePlaceProps {
  userId: string;
  /** The viewer's own: nobody follows himself. */
  own: boolean;
  drawn: Profile | null;
  /** ms, when the server drew it. */
  at: number;
  tab: ProfileTab;
  /** Mutes or blocks the person, or takes that back. */
  onHide: (act: HideAct, user: Profile) => Promise<void>;
  /** Above the tabs. */
  about?: ReactNode;
  /** What the tab shows. */
  children: ReactNode;
}

/** A person's page (spec §2), in every state it can be in. */
export function ProfilePlace({
  userId,
  own,
  drawn,
  at,
  tab,
  onHide,
  about,
  children,
}: ProfilePlaceProps) {
  const query = useProfile(userId, drawn, at);
  const { data: profile, error } = query;
  const missing = !profile && error instanceof ApiError && error.status === 404;
  useTitle(profileTitle({ profile }, missing ? 404 : 0));
  if (missing) return <UserNotFound userId={userId} />;
  if (!profile && error) {
    return (
      <>
        <h1 className="sr-only">Profile</h1>
        <ErrorState
          title="This profile could not be loaded. Please try again."
          retrying={query.isFetching}
          onRetry={() => {
            void query.refetch();
          }}
        />
      </>
    );
  }
  if (profile?.isBlocked) {
    return (
      <BlockedSheet
        user={profile}
        onUnblock={() => onHide("unblock", profile)}
      />
    );
  }
  return (
    <div className="mx-auto max-w-2xl space-y-4">
      {profile ? (
        <ProfileHeader
          profile={profile}
          actions={
            own ? (
              <div className="flex flex-wrap gap-2">
                <Button asChild variant="secondary">
                  <Link to={urls.settings}>Settings</Link>
                </Button>
                <EditProfileButton profile={profile} />
              </div>
            ) : (
              <div className="flex items-center gap-1">
                <FollowButton user={profile} name={displayName(profile)} />
                <ProfileMenu user={profile} onHide={onHide} />
              </div>
            )
          }
        />
      ) : (
        <>
          <h1 className="sr-only">Profile</h1>
          <ProfileSkeleton />
        </>
      )}
      {profile?.isMuted && (
        <MutedNote
          user={profile}
          onUnmute={() => {
            void onHide("unmute", profile);
          }}
        />
      )}
      {profile && own && tab !== "followers" && (
        <RequestsNote count={profile.totalRequests} />
      )}
      {profile && about}
      <div>
        <LinkTabs label="Profile" name="profile" tabs={tabs} current={tab}>
          {children}
        </LinkTabs>
      </div>
    </div>
  );
}
