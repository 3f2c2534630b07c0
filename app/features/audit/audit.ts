/** Reads of users' data, with the label that power admins and the user see. */
export const dataAccesses = {
  "posts.opened": "Viewed posts",
  "sessions.opened": "Viewed session times",
  "table.downloaded": "Downloaded a table",
} as const;

/** Admin actions, with the label that power admins and the affected user see. */
export const auditActions = {
  ...dataAccesses,
  "post.deleted": "Deleted a post",
  "post.likes": "Changed a post's displayed likes",
  "user.deleted": "Deleted the account",
  "user.level": "Changed admin access",
  "daily.adjusted": "Changed the displayed counts of daily content",
  "games.opened": "Opened or closed a game",
  "report.claimed": "Claimed a report",
  "report.released": "Released a report",
  "report.noted": "Added a note to a report",
  "report.asker_shown": "Looked at who wrote an anonymous request",
  "report.decided": "Decided a report",
  "post.hidden": "Hid a post",
  "comment.hidden": "Hid a comment",
  "content.shown": "Restored hidden content",
  "comment.deleted": "Deleted a comment",
  "user.warned": "Sent a warning",
  "user.suspended": "Suspended the account",
  "group.verified": "Verified a church",
  "group.unverified": "Ended the verification of a church",
  "group.closed": "Closed a group",
  "user.restored": "Lifted the suspension",
  "sanction.renewed": "Renewed the sanction of a deleted account",
} as const;

export type AuditAction = keyof typeof auditActions;

const valueLabels: Record<string, string> = {
  true: "yes",
  false: "no",
  power: "power admin",
  ask_edit: "ask for an edit",
};

/** A value in an entry's `before` or `after`, for power admins and the affected user. */
export function formatAuditValue(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return valueLabels[text] ?? text;
}

/** An admin action on a user's account, as the user sees it. It never names the admin. */
export interface AccountAction {
  action: AuditAction;
  reason: string | null;
  /** The new admin access, if it changed. */
  level: string | null;
  /** The report behind the decision. */
  ticketId: string | null;
  /** ISO 8601 */
  at: string;
}

/** The subject of an access that covers all users, such as a table download. Every user sees it. */
export const allUsers = "*";

/** Holds ids only, because names and text would outlast a deleted account. */
export interface AuditEntry {
  actorId: string;
  action: AuditAction;
  /** The affected user. */
  subjectId: string | null;
  /** Such as 'post:0193…', 'user:0193…' or 'games'. */
  target: string;
  reason?: string | null;
  /** Stored as JSON; SQL that makes the JSON is evaluated before the writes. */
  before?: unknown;
  after?: unknown;
}

export type DataAccess = Pick<AuditEntry, "subjectId" | "target"> &
  Record<"action", keyof typeof dataAccesses>;
