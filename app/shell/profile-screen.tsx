import { Link, NavigationType, useNavigationType } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import { ApiError } from "~/client/api-client";
import { useCachedPage } from "~/client/use-cached-page";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/use-hydrated";
import { LinkTabs } from "~/ui/link-tabs";
import { ErrorState } from "~/ui/states";
import { useDocumentTitle } from "~/ui/use-document-title";
import { BlockedProfile, MutedNote } from "~/features/blocks/blocked-profile";
import type { HideAction } from "~/features/blocks/person-menu";
import { ProfileMenu } from "~/features/blocks/profile-menu";
import { EditProfileButton } from "~/features/users/edit-profile/edit-profile-button";
import { FollowButton } from "~/features/users/follow-button";
import { RequestsNote } from "~/features/users/follow-requests";
import { useProfile } from "~/features/users/profile.queries";
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
  at: number;
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
  at,
  tab,
  onHide,
  about,
  children,
}: ProfileScreenProps) {
  const query = useProfile(userId, initialData, at);
  const lists = useScrollToList(tab);
  const { data: profile, error } = query;
  useCachedPage(profile ? null : error);
  const missing = !profile && error instanceof ApiError && error.status === 404;
  useDocumentTitle(profileTitle({ profile }, missing ? 404 : 0));
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
          actions={
            isOwn ? (
              <div className="flex flex-wrap items-start gap-2 has-[details[open]]:w-full">
                <Button
                  asChild
                  variant="secondary"
                  size="icon"
                  className="tooltip"
                >
                  <Link to={urls.settings} aria-label="Settings">
                    <Icon name="settings" />
                  </Link>
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
      {profile && isOwn && tab !== "followers" && (
        <RequestsNote count={profile.totalRequests} />
      )}
      {profile && about}
      <div id={listsId} ref={lists} className="scroll-mt-16 lg:scroll-mt-4">
        <LinkTabs label="Profile" name="profile" tabs={tabs} current={tab}>
          {children}
        </LinkTabs>
      </div>
    </div>
  );
}

/**
 * Scrolls to the list that the URL names (`?tab=followers`), as the counts do with `#lists`. Not when the user navigates
 * back, because the browser then restores the scroll position.
 */
function useScrollToList(tab: ProfileTab) {
  const lists = useRef<HTMLDivElement>(null);
  const initialVisit = useRef({
    tab,
    inApp: useHydrated(),
    isPop: useNavigationType() === NavigationType.Pop,
  });
  useEffect(() => {
    const { tab, inApp, isPop } = initialVisit.current;
    const isNew = inApp ? !isPop : isNewVisit();
    if (tab !== "posts" && isNew) lists.current?.scrollIntoView();
  }, []);
  return lists;
}

/** False for a reload and for back/forward navigation. */
function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return (
    (entry as PerformanceNavigationTiming | undefined)?.type === "navigate"
  );
}
