import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { compactCount } from "~/shared/text";
import { UserAvatar } from "./user-avatar";
import { Badge } from "~/ui/badge";
import { ReadMore } from "~/ui/read-more";
import { Icon } from "~/ui/icon";
import { Scene } from "~/ui/scene";
import { Loading, Skeleton } from "~/ui/states";
import { BannerScene } from "./banner";
import { listsId, profileTabHref } from "./profile-tab";
import { displayName, handle, joinedLabel, type Profile } from "./user";

interface ProfileHeaderProps {
  profile: Profile;
  /** The bio with its links. */
  bio: ReactNode;
  /** Edit and settings on the viewer's own profile, follow and the menu on others. */
  actions?: ReactNode;
}

export function ProfileHeader({ profile, bio, actions }: ProfileHeaderProps) {
  const name = displayName(profile);
  const counts = [
    {
      tab: "following",
      label: "Following",
      count: profile.totalFollowing,
    },
    {
      tab: "followers",
      label: "Followers",
      count: profile.totalFollowers,
    },
    { tab: "posts", label: "Posts", count: profile.totalPosts },
  ] as const;
  return (
    <header className="card overflow-hidden shadow-card">
      <BannerScene banner={profile.banner} className="h-28 sm:h-40" />
      <div className="px-5 pb-6 sm:px-7">
        <div className="flex flex-wrap items-end justify-between gap-2">
          <UserAvatar
            user={profile}
            size={104}
            className="relative -mt-13 ring-4 ring-paper"
          />
          {actions}
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-3">
          <h1 className="min-w-0 clip-ink font-serif text-2xl">{name}</h1>
          {profile.isDemo && <Badge>Demo</Badge>}
        </div>
        <p className="text-sm text-ink-soft">{handle(profile)}</p>
        {profile.bio && (
          <ReadMore text={profile.bio} name="bio" className="mt-3">
            {bio}
          </ReadMore>
        )}
        <ul className="mt-2 -ml-3 flex flex-wrap text-sm">
          {counts.map(({ tab, label, count }) => (
            <li key={tab}>
              <Link
                to={`${profileTabHref(tab)}#${listsId}`}
                className="flex touch flex-col rounded-control px-3 py-1 hover:bg-sunken"
              >
                <span className="font-serif text-xl">
                  {compactCount(count)}
                </span>{" "}
                <span className="text-ink-soft">{label}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-3 flex items-center gap-1.5 text-sm text-ink-soft">
          <Icon name="calendar" className="size-4" />
          {joinedLabel(profile.createdAt)}
        </p>
      </div>
    </header>
  );
}

export function ProfileSkeleton() {
  return (
    <Loading
      label="Loading profile"
      className="card overflow-hidden shadow-card"
    >
      <Scene className="h-28 sm:h-40" />
      <div className="px-5 pb-6 sm:px-7">
        <Skeleton className="-mt-13 size-26 rounded-full! ring-4 ring-paper" />
        <Skeleton className="mt-4 h-6 w-36" />
        <Skeleton className="mt-2 h-4 w-24" />
        <Skeleton className="mt-5 h-4 w-4/5" />
        <Skeleton className="mt-5 h-6 w-36" />
      </div>
    </Loading>
  );
}
