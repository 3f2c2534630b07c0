import { urls } from "~/shared/urls";
import { Avatar } from "~/ui/avatar";
import { IntentLink } from "~/ui/intent-link";
import { displayName, handle, initials } from "./user";
import type { UserSummary } from "./user";

interface PersonLinkProps {
  user: UserSummary;
  /** Of the face, in px. */
  size?: number;
  className?: string;
}

/** Face, name and handle in a row; leads to the person's page. */
export function PersonLink({
  user,
  size = 36,
  className = "px-2 py-1.5",
}: PersonLinkProps) {
  const name = displayName(user);
  return (
    <IntentLink
      to={urls.profile(user.id)}
      className={`flex touch min-w-0 flex-1 items-center gap-3 rounded-control transition-colors hover:bg-sunken ${className}`}
    >
      <Avatar
        name={name}
        initials={initials(user)}
        src={user.profileImageUrl}
        size={size}
      />
      <span className="min-w-0">
        <span
          dir="auto"
          className="block truncate text-left text-sm font-semibold"
        >
          {name}
        </span>
        <span className="block truncate text-xs text-ink-soft">
          {handle(user)}
        </span>
      </span>
    </IntentLink>
  );
}
