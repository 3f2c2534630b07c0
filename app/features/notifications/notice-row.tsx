import type { ReactNode } from "react";
import { displayName, initials } from "~/features/users/user";
import { Avatar } from "~/ui/avatar";
import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon";
import { IntentLink } from "~/ui/intent-link";
import { TimeAgo } from "~/ui/time-ago";
import { agoLabel } from "./ago-label";
import type { Notice } from "./notice";
import { noticeUrl, noticeWords } from "./notice-words";

/** What stands for whom where it is nobody, and beside their faces. */
const icons = {
  comment: "comment",
  thread: "comment",
  mention: "comment",
  like: "heart",
  follow: "user",
  request: "user",
  accepted: "check",
  reminder: "clock",
  changed: "calendar",
  cancelled: "calendar",
  report: "flag",
  moderation: "flag",
  hidden_for_review: "flag",
  new_report: "flag",
  urgent_report: "flag",
} as const satisfies Record<Notice["kind"], IconName>;

interface NoticeRowProps {
  notice: Notice;
  /** Whether it is marked as new. */
  isNew: boolean;
}

/** One thing that happened; all of it leads there. */
export function NoticeRow({ notice, isNew }: NoticeRowProps) {
  const { names, act, quote } = noticeWords(notice);
  return (
    <li
      className={`border-b last:border-0 ${isNew ? "border-paper bg-primary-soft" : "border-line"}`}
    >
      <Way to={noticeUrl(notice)}>
        <Faces notice={notice} />
        <span className="min-w-0 flex-1">
          <span className="block wrap-anywhere text-ink">
            {names !== "" && (
              <b dir="auto" className="font-semibold">
                {names}
              </b>
            )}{" "}
            {act}
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
            at={notice.createdAt}
            label={agoLabel}
            className="mt-0.5 block text-xs text-ink-soft"
          />
        </span>
        {isNew && (
          <span className="mt-1.5 size-2.5 shrink-0 rounded-full bg-primary">
            <span className="sr-only">New</span>
          </span>
        )}
      </Way>
    </li>
  );
}

/** What is gone leads nowhere. */
function Way({ to, children }: { to: string | null; children: ReactNode }) {
  const look = "flex gap-3 px-4 py-3";
  if (to === null) return <div className={look}>{children}</div>;
  return (
    <IntentLink
      to={to}
      className={`${look} transition-colors hover:bg-sunken focus-visible:-outline-offset-2`}
    >
      {children}
    </IntentLink>
  );
}

/** The latest in front of the one before, and what they did. */
function Faces({ notice: { people, kind } }: { notice: Notice }) {
  const [latest, earlier] = kind === "reminder" ? [] : people;
  return (
    <span aria-hidden="true" className="relative h-11 w-12 shrink-0">
      {latest ? (
        <>
          {earlier && (
            <Face user={earlier} className="absolute top-0 right-0" />
          )}
          <Face
            user={latest}
            className={earlier ? "absolute bottom-0 left-0" : ""}
            alone={!earlier}
          />
        </>
      ) : (
        <span className="grid size-11 place-items-center rounded-full bg-gold-soft text-gold">
          <Icon name={icons[kind]} className="size-6" />
        </span>
      )}
    </span>
  );
}

function Face({
  user,
  className,
  alone = false,
}: {
  user: Notice["people"][number];
  className: string;
  alone?: boolean;
}) {
  return (
    <Avatar
      name={displayName(user)}
      initials={initials(user)}
      src={user.profileImageUrl}
      size={alone ? 44 : 32}
      className={`ring-2 ring-paper ${className}`}
    />
  );
}
