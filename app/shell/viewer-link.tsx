import { displayName, handle, initials } from "~/features/users/user";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { Avatar } from "~/ui/avatar";
import { IntentLink } from "~/ui/intent-link";

/** Who is signed in; leads to their own page. */
export function ViewerLink({ viewer }: { viewer: Viewer }) {
  const name = displayName(viewer);
  return (
    <IntentLink
      to={urls.profile(viewer.id)}
      className="flex touch min-w-0 flex-1 items-center gap-3 rounded-control p-2 transition-colors hover:bg-sunken"
    >
      <Avatar
        name={name}
        initials={initials(viewer)}
        src={viewer.profileImageUrl}
        size={40}
      />
      <span className="min-w-0">
        <span className="block truncate text-sm font-semibold text-ink">
          {name}
        </span>
        <span className="block truncate text-xs text-ink-soft">
          {handle(viewer)}
        </span>
      </span>
    </IntentLink>
  );
}
