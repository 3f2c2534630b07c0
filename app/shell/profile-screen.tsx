import { Link, NavigationType, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { ApiError } from "~/browser/api-client";
import { useCachedPage } from "~/browser/use-cached-page";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/hydrated";
import { LinkTabs } from "~/ui/link-tabs";
import { ErrorState } from "~/ui/states";
import { Tooltip } from "~/ui/tooltip";
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
import {
  listsId,
  profileTabHref,
  profileTabs,
} from "~/features/users/profile-tab";
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
  const lists = useOpenAtList(tab);
  const { data: profile, error } = query;
  useCachedPage(profile ? null : error);
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
              <div className="flex flex-wrap items-start gap-2 has-[details[open]]:w-full">
                <Tooltip label="Settings">
                  <Button asChild variant="secondary" size="icon">
                    <Link to={urls.settings}>
                      <Icon name="settings" />
                    </Link>
                  </Button>
                </Tooltip>
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
      <div id={listsId} ref={lists} className="scroll-mt-16 lg:scroll-mt-4">
        <LinkTabs label="Profile" name="profile" tabs={tabs} current={tab}>
          {children}
        </LinkTabs>
      </div>
    </div>
  );
}

/**
 * An address that names a list (`?tab=followers`) opens at it, as the counts above do by their `#lists`.
 * Not where one comes back to the page, which stands as it was left.
 */
function useOpenAtList(tab: ProfileTab) {
  const lists = useRef<HTMLDivElement>(null);
  const arrived = useRef({
    tab,
    inApp: useHydrated(),
    isPop: useNavigationType() === NavigationType.Pop,
  });
  useEffect(() => {
    const { tab, inApp, isPop } = arrived.current;
    const isNew = inApp ? !isPop : isNewVisit();
    if (tab !== "posts" && isNew) lists.current?.scrollIntoView();
  }, []);
  return lists;
}

/** The document was asked for by its address, and is no reload and no way back. */
function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return (
    (entry as PerformanceNavigationTiming | undefined)?.type === "navigate"
  );
}
