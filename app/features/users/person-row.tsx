import type { ReactNode } from "react";
import { urls } from "~/shared/urls";
import { Avatar } from "~/ui/avatar";
import { IntentLink } from "~/ui/intent-link";
import { displayName, handle, initials } from "./user";
import type { UserSummary } from "./user";

const short =
  "flex touch min-w-0 flex-1 items-center gap-3 rounded-control transition-colors hover:bg-sunken";

const looks = {
  /** One of a few, beside other things. */
  short: {
    row: "flex items-center gap-2",
    link: `${short} px-2 py-1.5`,
    face: 36,
    words: "min-w-0",
    name: "text-left text-sm",
  },
  /** The viewer, in the sidebar. */
  own: {
    row: "",
    link: `${short} p-2`,
    face: 40,
    words: "min-w-0",
    name: "text-left text-sm",
  },
  /**
   * In a list that is the page: all of the row is the link, but what stands at its end. On a narrow screen
   * with large letters that comes below the name.
   */
  listed: {
    row: "relative flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 transition-colors last:border-0 hover:bg-sunken *:not-first:relative *:not-first:ml-auto",
    link: "flex min-w-0 flex-[1_0_min(8rem,100%)] items-center gap-3 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:-outline-offset-2 focus-visible:after:outline-3 focus-visible:after:outline-primary",
    face: 44,
    words: "min-w-0",
    name: "text-left text-ink tight:whitespace-normal",
  },
  /** A seat in a row that scrolls sideways. */
  seat: {
    row: "flex h-48 w-40 shrink-0 snap-start flex-col items-center rounded-control border border-line bg-ground px-3 pt-4 pb-3 text-center",
    link: "flex w-full min-w-0 flex-1 flex-col items-center",
    face: 56,
    words: "mt-2 w-full",
    name: "text-sm",
  },
} as const;

interface PersonProps {
  user: UserSummary;
  look?: keyof typeof looks;
}

interface PersonLinkProps extends PersonProps {
  /** Behind the name: what the link does, where that is said. */
  verb?: string | undefined;
}

interface PersonRowProps extends PersonLinkProps {
  /** What stands at its end: what can be done about this person. */
  children?: ReactNode;
}

/** A person in a list. */
export function PersonRow({
  user,
  look = "short",
  verb,
  children,
}: PersonRowProps) {
  return (
    <li className={looks[look].row}>
      <PersonLink user={user} look={look} verb={verb} />
      {children}
    </li>
  );
}

/** Face, name and handle; leads to the person's page. */
export function PersonLink({ user, look = "short", verb }: PersonLinkProps) {
  const { link, face, words, name } = looks[look];
  return (
    <IntentLink to={urls.profile(user.id)} className={link}>
      <Avatar
        name={displayName(user)}
        initials={initials(user)}
        src={user.profileImageUrl}
        size={face}
      />
      <span className={words}>
        <span dir="auto" className={`block truncate font-semibold ${name}`}>
          {displayName(user)}
        </span>
        <span className="block truncate text-xs text-ink-soft">
          {handle(user)}
        </span>
      </span>
      {verb !== undefined && (
        <span className="ml-auto pl-2 text-sm font-semibold whitespace-nowrap text-ink-soft max-sm:sr-only">
          {verb}
        </span>
      )}
    </IntentLink>
  );
}
