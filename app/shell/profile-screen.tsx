import { useEffect, type ReactNode } from "react";
import { ApiError } from "~/client/api-client";
import { useCachedPage } from "~/client/use-cached-page";
import { urls } from "~/shared/urls";
import { LinkButton } from "~/ui/link-button";
import { Icon } from "~/ui/icon";
import { LinkTabs } from "~/ui/link-tabs";
import { ErrorState } from "~/ui/states";
import { Tooltip } from "~/ui/tooltip";
import { useSite } from "~/ui/site";
import { BlockedProfile, MutedNote } from "~/features/blocks/blocked-profile";
import { PersonMenu, type HideAction } from "~/features/blocks/person-menu";
import { EditProfileButton } from "~/features/users/edit-profile/edit-profile-button";
import { FollowButton } from "~/features/users/follow-button";
import { RequestsNote } from "~/features/users/follow-requests";
import { useProfile } from "~/features/users/profile.queries";
import { LinkedText } from "~/features/posts/post-text";
import {
  ProfileHeader,
  ProfileSkeleton,
} from "~/features/users/profile-header";
import {
  listsId,
  profileTabHref,
  profileTabs,
  type ProfileTab,
} from "~/features/users/profile-tab";
import { profileTitle } from "~/features/users/profile-title";
import { displayName, type Profile } from "~/features/users/user";
import { UserNotFound } from "~/features/users/user-not-found";

const tabs = profileTabs.map((tab) => ({
  ...tab,
  to: profileTabHref(tab.slug),
}));

interface ProfileScreenProps {
  userId: string;
  /** The viewer's own profile, which has no follow button. */
  isOwn: boolean;
  initialData: Profile | null;
  /** ms, when the server rendered it. */
  loadedAt: number;
  tab: ProfileTab;
  /** Mutes, unmutes, blocks or unblocks. */
  onHide: (action: HideAction, user: Profile) => Promise<void>;
  /** Above the tabs. */
  about?: ReactNode;
  /** The selected tab's content. */
  children: ReactNode;
}

export function ProfileScreen({
  userId,
  isOwn,
  initialData,
  loadedAt,
  tab,
  onHide,
  about,
  children,
}: ProfileScreenProps) {
  const query = useProfile(userId, initialData, loadedAt);
  const { data: profile, error } = query;
  useCachedPage(profile ? null : error);
  const missing = !profile && error instanceof ApiError && error.status === 404;
  const title = profileTitle({ profile }, missing ? 404 : 0);
  const { productName } = useSite();
  // After every render, because `meta` may have just overwritten it.
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  });
  if (missing) return <UserNotFound userId={userId} />;
  if (!profile && error) {
    return (
      <>
        <h1 className="sr-only">Profile</h1>
        <ErrorState
          title="Couldn't load this profile. Please try again."
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
      <BlockedProfile
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
          bio={<LinkedText text={profile.bio ?? ""} />}
          actions={
            isOwn ? (
              <div className="flex flex-wrap items-start gap-2 has-[details[open]]:w-full">
                <Tooltip label="Saved posts">
                  <LinkButton variant="secondary" size="icon" to={urls.saved}>
                    <Icon name="bookmark" />
                  </LinkButton>
                </Tooltip>
                <Tooltip label="Settings">
                  <LinkButton
                    variant="secondary"
                    size="icon"
                    to={urls.settings}
                  >
                    <Icon name="settings" />
                  </LinkButton>
                </Tooltip>
                <EditProfileButton profile={profile} />
              </div>
            ) : (
              <div className="flex items-center gap-1">
                <FollowButton user={profile} />
                <PersonMenu
                  id="profile-menu"
                  label={`Options for ${displayName(profile)}`}
                  user={profile}
                  reportTarget={{ kind: "person", id: profile.id }}
                  onAction={(action) => void onHide(action, profile)}
                  worksWithoutScript
                />
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
      {profile && isOwn && tab !== "followers" && (
        <RequestsNote count={profile.totalRequests} />
      )}
      {profile && about}
      <div id={listsId} className="scroll-mt-16 lg:scroll-mt-4">
        <LinkTabs label="Profile" name="profile" tabs={tabs} current={tab}>
          {children}
        </LinkTabs>
      </div>
    </div>
  );
}
