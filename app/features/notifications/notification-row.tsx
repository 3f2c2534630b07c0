import type { ReactNode } from "react";
import { UserAvatar } from "~/features/users/user-avatar";
import { Icon, type IconName } from "~/ui/icon";
import { IntentLink } from "~/ui/intent-link";
import { TimeAgo } from "~/ui/time-ago";
import { agoLabel } from "~/shared/time";
import type { AppNotification } from "./notification";
import { notificationUrl, notificationText } from "./notification-text";

/** For notifications without actors. Those not listed here come from moderators and show a flag. */
const icons: Partial<Record<AppNotification["kind"], IconName>> = {
  comment: "comment",
  thread: "comment",
  mention: "comment",
  reminder: "clock",
  changed: "calendar",
  cancelled: "calendar",
  prayed: "prayer",
  prayer_update: "prayer",
  prayer_answered: "prayer",
  prayer_check_in: "prayer",
  group_post: "people",
  group_ownerless: "people",
};

interface NotificationRowProps {
  notification: AppNotification;
  isNew: boolean;
}

export function NotificationRow({ notification, isNew }: NotificationRowProps) {
  const { names, action, quote } = notificationText(notification);
  return (
    <li
      className={`border-b last:border-0 ${isNew ? "border-paper bg-primary-soft" : "border-line"}`}
    >
      <RowLink to={notificationUrl(notification)}>
        <ActorAvatars notification={notification} />
        <span className="min-w-0 flex-1">
          <span className="block wrap-anywhere text-ink">
            {names !== "" && (
              <b dir="auto" className="font-semibold">
                {names}
              </b>
            )}{" "}
            {action}
          </span>
          {quote !== null && (
            <span
              dir="auto"
              className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-ink-soft"
            >
              {quote}
            </span>
          )}
          <TimeAgo
            at={notification.createdAt}
            label={agoLabel}
            className="mt-0.5 block text-xs text-ink-soft"
          />
        </span>
        {isNew && (
          <span className="mt-1.5 size-2.5 shrink-0 rounded-full bg-primary">
            <span className="sr-only">New</span>
          </span>
        )}
      </RowLink>
    </li>
  );
}

/** `to` is null if the target no longer exists. */
function RowLink({ to, children }: { to: string | null; children: ReactNode }) {
  const className = "flex gap-3 px-4 py-3";
  if (to === null) return <div className={className}>{children}</div>;
  return (
    <IntentLink
      to={to}
      className={`${className} transition-colors hover:bg-sunken focus-visible:-outline-offset-2`}
    >
      {children}
    </IntentLink>
  );
}

function ActorAvatars({
  notification: { actors, kind },
}: {
  notification: AppNotification;
}) {
  // The latest is in front.
  const users = kind === "reminder" ? [] : actors.toReversed();
  const isPair = users.length > 1;
  return (
    <span aria-hidden="true" className="relative h-11 w-12 shrink-0">
      {users.map((user) => (
        <UserAvatar
          key={user.id}
          user={user}
          size={isPair ? 32 : 44}
          className={`ring-2 ring-paper ${isPair ? "absolute first:top-0 first:right-0 last:bottom-0 last:left-0" : ""}`}
        />
      ))}
      {users.length === 0 && (
        <span className="grid size-11 place-items-center rounded-full bg-gold-soft text-gold">
          <Icon name={icons[kind] ?? "flag"} className="size-6" />
        </span>
      )}
    </span>
  );
}
