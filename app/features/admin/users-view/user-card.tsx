import { Link } from "@remix-run/react";
import { hasLevel } from "~/features/users/admin-level";
import { displayName, handle, joinedLabel } from "~/features/users/user";
import { UserAvatar } from "~/features/users/user-avatar";
import { suspendedLabel } from "~/shared/suspension";
import { urls } from "~/shared/urls";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { adminHref } from "../admin-page";
import { formatCount } from "../number-format";
import type { AdminAccess, AdminUser } from "../users";
import { PowerAdmin } from "./power-admin";
import { DeleteUser, ManagePermissions, SanctionUser } from "./user-actions";

interface UserCardProps {
  user: AdminUser;
  access: AdminAccess;
}

export function UserCard({ user, access }: UserCardProps) {
  const name = displayName(user) || "Unknown User";
  const counts = [
    ["Posts", user.totalPosts],
    ["Followers", user.totalFollowers],
    ["Following", user.totalFollowing],
  ] as const;
  return (
    <li className="admin-card flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-3">
        <UserAvatar user={user} size={44} />
        <div className="min-w-32 flex-1">
          <h2 className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-xs wrap-anywhere text-ink-soft">{handle(user)}</p>
          {user.email !== null && (
            <p className="text-sm wrap-anywhere">{user.email}</p>
          )}
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
            {joinedLabel(user.createdAt)}
            <Level user={user} />
            {user.suspension && (
              <strong className="text-danger">
                {suspendedLabel(user.suspension)}
              </strong>
            )}
          </p>
        </div>
        {!user.isProtected && (
          <DeleteUser user={user} canWrite={hasLevel(access, "write")} />
        )}
      </div>
      <dl className="grid grid-cols-3 gap-2 rounded-control bg-sunken px-3 py-2 text-center">
        {counts.map(([label, count]) => (
          <div key={label} className="flex min-w-0 flex-col-reverse">
            <dt className="truncate text-xs text-ink-soft">{label}</dt>
            <dd className="font-semibold tabular-nums">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto flex flex-wrap gap-2">
        <Button asChild variant="secondary" size="sm">
          <Link to={adminHref("user-posts", { user: user.id })}>
            View Posts<span className="sr-only"> of {name}</span>
          </Link>
        </Button>
        <Button asChild variant="secondary" size="sm">
          <a href={urls.profile(user.id)} target="_blank" rel="noopener">
            View Profile
            <span className="sr-only"> of {name} (in a new tab)</span>
          </a>
        </Button>
        {!user.isProtected && (
          <SanctionUser user={user} canWrite={hasLevel(access, "write")} />
        )}
        {!user.isProtected && access.isPowerAdmin && (
          <ManagePermissions user={user} />
        )}
        {user.canSetPowerAdmin && <PowerAdmin user={user} />}
      </div>
    </li>
  );
}

function Level({ user: { isPowerAdmin, adminAccess } }: { user: AdminUser }) {
  if (isPowerAdmin) return <Badge tone="gold">Power admin</Badge>;
  if (adminAccess === "none") return null;
  return <Badge tone="primary">Admin: {adminAccess}</Badge>;
}
