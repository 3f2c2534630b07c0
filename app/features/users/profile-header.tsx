import { compactCount } from "~/shared/text";
import { Avatar } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { Icon } from "~/ui/icon";
import { Scene } from "~/ui/scene";
import { FollowButton } from "./follow-button";
import { joinedLabel } from "./joined";
import { displayName, handle, initials } from "./user";
import type { Profile } from "./user";

interface ProfileHeaderProps {
  profile: Profile;
  /** The viewer's own: nobody follows himself. */
  own: boolean;
}

/** Who a person is (spec §2, Profile). */
export function ProfileHeader({ profile, own }: ProfileHeaderProps) {
  const name = displayName(profile);
  const counts = [
    { label: "Following", count: profile.totalFollowing },
    { label: "Followers", count: profile.totalFollowers },
    { label: "Posts", count: profile.totalPosts },
  ];
  return (
    <header className="overflow-hidden rounded-card border border-line bg-paper shadow-card">
      <Scene className="h-32 sm:h-40" />
      <div className="px-5 pb-6 sm:px-7">
        <div className="flex items-end justify-between">
          <Avatar
            name={name}
            initials={initials(profile)}
            src={profile.profileImageUrl}
            size={104}
            className="-mt-13 ring-4 ring-paper"
          />
          {!own && (
            <FollowButton
              userId={profile.id}
              name={name}
              isFollowing={profile.isFollowing}
            />
          )}
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-3">
          <h1 className="min-w-0 clip-ink font-serif text-2xl">{name}</h1>
          {profile.isDemo && <Badge>Demo</Badge>}
        </div>
        <p className="text-sm text-ink-soft">{handle(profile)}</p>
        {profile.bio && (
          <p className="mt-3 clip-ink whitespace-pre-line">{profile.bio}</p>
        )}
        <dl className="mt-4 flex gap-x-8 text-sm">
          {counts.map(({ label, count }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-serif text-xl">{compactCount(count)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 flex items-center gap-1.5 text-sm text-ink-soft">
          <Icon name="calendar" className="size-4" />
          {joinedLabel(profile.createdAt)}
        </p>
      </div>
    </header>
  );
}
