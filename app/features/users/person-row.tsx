import type { ReactNode } from "react";
import { urls } from "~/shared/urls";
import { UserAvatar } from "./user-avatar";
import { IntentLink } from "~/ui/intent-link";
import { displayName, handle, type UserSummary } from "./user";

const shortLink =
  "flex touch min-w-0 flex-1 items-center gap-3 rounded-control transition-colors hover:bg-sunken";

const variants = {
  /** In short lists next to other content. */
  short: {
    row: "flex items-center gap-2",
    link: `${shortLink} px-2 py-1.5`,
    avatarSize: 36,
    name: "text-left text-sm",
  },
  /** The viewer's own link in the sidebar. */
  self: {
    row: "",
    link: `${shortLink} p-2`,
    avatarSize: 40,
    name: "text-left text-sm",
  },
  /**
   * In full-page lists: the whole row is the link, except for the buttons at its end. On narrow screens with large
   * text they wrap below the name.
   */
  listed: {
    row: "relative flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 transition-colors last:border-0 hover:bg-sunken *:not-first:relative *:not-first:ml-auto",
    link: "flex min-w-0 flex-[1_0_min(8rem,100%)] items-center gap-3 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:-outline-offset-2 focus-visible:after:outline-3 focus-visible:after:outline-primary",
    avatarSize: 44,
    name: "text-left text-ink tight:whitespace-normal",
  },
  /** In a row that scrolls horizontally. */
  card: {
    row: "flex h-48 w-40 shrink-0 snap-start flex-col items-center rounded-control border border-line bg-background px-3 pt-4 pb-3 text-center",
    link: "flex w-full min-w-0 flex-1 flex-col items-center",
    avatarSize: 56,
    name: "text-sm",
  },
} as const;

interface PersonLinkProps {
  user: UserSummary;
  variant?: keyof typeof variants;
  /** Shown at the end of the link. */
  actionLabel?: string | undefined;
}

interface PersonRowProps extends PersonLinkProps {
  /** Buttons at the end of the row. */
  children?: ReactNode;
}

export function PersonRow({ children, ...person }: PersonRowProps) {
  return (
    <li className={variants[person.variant ?? "short"].row}>
      <PersonLink {...person} />
      {children}
    </li>
  );
}

/** Avatar, name and handle, linked to the profile. */
export function PersonLink({
  user,
  variant = "short",
  actionLabel,
}: PersonLinkProps) {
  const { link, avatarSize, name } = variants[variant];
  return (
    <IntentLink to={urls.profile(user.id)} className={link}>
      <UserAvatar user={user} size={avatarSize} />
      <span className={variant === "card" ? "mt-2 w-full" : "min-w-0"}>
        <span dir="auto" className={`block truncate font-semibold ${name}`}>
          {displayName(user)}
        </span>
        <span className="block truncate text-xs text-ink-soft">
          {handle(user)}
        </span>
      </span>
      {actionLabel !== undefined && (
        <span className="ml-auto pl-2 text-sm font-semibold whitespace-nowrap text-ink-soft max-sm:sr-only">
          {actionLabel}
        </span>
      )}
    </IntentLink>
  );
}
