import type { ReactNode } from "react";
import { auditActions } from "~/features/audit/audit";
import { displayName, type UserSummary } from "~/features/users/user";
import { dateTimeText } from "~/shared/suspension";
import { urls } from "~/shared/urls";
import { adminHref, type ViewProps } from "../admin-page";
import type { AuditItem } from "../audit-item";
import { ListPageView } from "../list-view";
import { listChanges, type AuditChange } from "./audit-changes";

/** For power admins. */
export function AuditView({ page }: ViewProps<"audit">) {
  return (
    <ListPageView
      page={page}
      about={
        page.query.log === "actions"
          ? "What admins did, newest first. Times are UTC."
          : "Whose data admins opened or downloaded, newest first. Times are UTC."
      }
      filters={{ log: ["Log", { actions: "Actions", access: "Data access" }] }}
      listClassName="admin-card divide-y divide-line py-1!"
      failure="Failed to fetch the audit log"
      empty="Nothing here yet."
    >
      {(line) => <Line key={line.id} line={line} />}
    </ListPageView>
  );
}

function Line({ line }: { line: AuditItem }) {
  const changes = listChanges(line.before, line.after);
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 text-sm lg:grid-cols-[14rem_minmax(0,1fr)_minmax(0,1fr)]">
      <p className="text-xs text-ink-soft tabular-nums lg:pt-0.5">
        <time dateTime={line.createdAt}>{dateTimeText(line.createdAt)}</time>
        {line.seq !== null && ` · #${line.seq}`}
        {line.seq !== null && line.hash === null && " · not sealed yet"}
      </p>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{auditActions[line.action]}</p>
        {!line.isIntact && (
          <p className="font-semibold text-danger">
            The hash doesn't match. This entry or the one before it was changed.
          </p>
        )}
        <p className="text-xs text-ink-soft">
          by {line.actor ? <Person user={line.actor} /> : "a deleted account"}
          {line.subject && (
            <>
              , about <Person user={line.subject} />
            </>
          )}
          {line.target !== `user:${line.subject?.id ?? ""}` && (
            <>
              {" · "}
              <Target target={line.target} />
            </>
          )}
        </p>
      </div>
      <div className="min-w-0 wrap-anywhere">
        {line.reason !== null && <p dir="auto">“{line.reason}”</p>}
        {changes.map((change) => (
          <p key={change.name} className="text-xs text-ink-soft">
            <Change {...change} />
          </p>
        ))}
      </div>
    </li>
  );
}

function Change({ name, label, before, after }: AuditChange) {
  if (name === "ticketId" && after !== null) {
    const href = adminHref("reports", { ticket: after });
    return (
      <>
        See <NewTabLink href={href}>the report</NewTabLink>
      </>
    );
  }
  if (before === null || after === null) return `${label}: ${before ?? after}`;
  return (
    <>
      {label}: {before} <span className="sr-only">became</span>
      <span aria-hidden="true">→</span> {after}
    </>
  );
}

function Person({ user }: { user: UserSummary }) {
  return (
    <NewTabLink href={urls.profile(user.id)}>
      <bdi>{displayName(user)}</bdi>
    </NewTabLink>
  );
}

/** 'post:0193…' is shown as 'post 0193…' and links to the post. */
function Target({ target }: { target: string }) {
  const [kind, id] = target.split(":");
  const text = target.replace(":", " ");
  if (kind !== "post" || id === undefined) return text;
  return <NewTabLink href={urls.post(id)}>{text}</NewTabLink>;
}

function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="underline decoration-line-strong underline-offset-2"
    >
      {children}
    </a>
  );
}
