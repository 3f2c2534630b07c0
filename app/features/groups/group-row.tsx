import { compactCount, plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { initials } from "~/features/users/user";
import { Avatar, type AvatarProps } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { IntentLink } from "~/ui/intent-link";
import {
  joinPolicyLabels,
  kindLabels,
  roleLabels,
  type GroupSummary,
} from "./group";
import { VerifiedBadge } from "./verified-badge";

export function GroupRow({ group }: { group: GroupSummary }) {
  const { slug, name, tags, role, requested, requestsCount } = group;
  return (
    <li className="relative flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-3 transition-colors last:border-0 hover:bg-sunken">
      <GroupPicture group={group} size={56} />
      <div className="min-w-0 flex-[1_0_min(10rem,70%)]">
        <p className="flex flex-wrap items-center gap-x-2">
          <IntentLink
            to={urls.group(slug)}
            dir="auto"
            className="min-w-0 clip-ink font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
          >
            {name}
          </IntentLink>
          <VerifiedBadge group={group} />
        </p>
        <p className="clip-ink text-sm text-ink-soft">{formatFacts(group)}</p>
        {tags.length > 0 && (
          <p className="clip-ink text-sm text-gold">{tags.join(" · ")}</p>
        )}
      </div>
      <p className="flex flex-wrap gap-1">
        {requestsCount > 0 && (
          <Badge tone="primary">{requestsCount} waiting</Badge>
        )}
        {role && <Badge>{roleLabels[role]}</Badge>}
        {requested && <Badge tone="gold">Requested</Badge>}
      </p>
    </li>
  );
}

/** 'Church · Vienna · 120 members · Open' */
export const formatFacts = (group: GroupSummary) =>
  [
    kindLabels[group.kind],
    group.place,
    `${compactCount(group.membersCount)} ${plural(group.membersCount, "member", "members")}`,
    joinPolicyLabels[group.joinPolicy],
  ]
    .filter(Boolean)
    .join(" · ");

interface GroupPictureProps extends Pick<AvatarProps, "size" | "className"> {
  group: Pick<GroupSummary, "name" | "imageUrl">;
}

/** Square, unlike a person's picture. */
export function GroupPicture({
  group: { name, imageUrl },
  className = "",
  ...rest
}: GroupPictureProps) {
  return (
    <Avatar
      name={name}
      initials={groupInitials(name)}
      src={imageUrl}
      className={`rounded-card! ${className}`}
      {...rest}
    />
  );
}

export function groupInitials(name: string): string {
  const [firstName = "", lastName = null] = name.split(" ");
  return initials({ firstName, lastName, username: name });
}
