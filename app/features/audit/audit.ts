/** Reads of people's data, with the label that power admins and the person concerned see. */
export const dataAccesses = {
  "posts.opened": "Looked through the posts",
  "sessions.opened": "Looked at the times of use",
  "table.downloaded": "Downloaded a table",
} as const;

/** Admin actions, with the label that power admins and the person concerned see. */
export const auditActions = {
  ...dataAccesses,
  "post.deleted": "Deleted a post",
  "post.likes": "Changed the shown likes of a post",
  "user.deleted": "Deleted the account",
  "user.level": "Changed the admin access",
  "daily.adjusted": "Changed the shown counts of the day",
  "games.opened": "Changed which games are open",
  "report.claimed": "Began to look at a report",
  "report.released": "Left a report to others",
  "report.noted": "Noted something on a report",
  "report.decided": "Decided a report",
  "post.hidden": "Hid a post",
  "comment.hidden": "Hid a comment",
  "content.shown": "Showed again what was hidden",
  "comment.deleted": "Deleted a comment",
  "user.warned": "Warned",
  "user.suspended": "Suspended",
  "user.restored": "Ended the suspension",
  "sanction.renewed": "Renewed the sanction of a deleted account",
} as const;

export type AuditAction = keyof typeof auditActions;

/** What was done with somebody's account by right of office, as they are told of it: never by whom. */
export interface OwnAct {
  action: AuditAction;
  reason: string | null;
  /** What their admin access became, where that was changed. */
  level: string | null;
  /** The report that it was decided on. */
  ticketId: string | null;
  /** ISO 8601 */
  at: string;
}

/** The subject of what may hold anybody, as a table of all people: everybody is told of it. */
export const everybody = "*";

/** Ids only: names and words would outlast the account they are of. */
export interface AuditEntry {
  actorId: string;
  action: AuditAction;
  /** Whom it concerns. */
  subjectId: string | null;
  /** As 'post:0193…', 'user:0193…', 'games'. */
  target: string;
  reason?: string | null;
  /** Stored as JSON; SQL that makes the JSON is evaluated before the writes. */
  before?: unknown;
  after?: unknown;
}

export type DataAccess = Pick<AuditEntry, "actorId" | "subjectId" | "target"> &
  Record<"action", keyof typeof dataAccesses>;

/** What the hash of a row is made over, in this order. */
export interface AuditRow {
  seq: number;
  actorId: string;
  action: string;
  subjectId: string | null;
  target: string;
  reason: string | null;
  /** JSON */
  before: string | null;
  after: string | null;
  /** ms */
  createdAt: number;
}

/** SHA-256 in hex over the hash before and the row: a row that is changed or left out breaks all that follow. */
export async function hashOfRow(
  previous: string,
  row: AuditRow,
): Promise<string> {
  const { seq, actorId, action, subjectId, target } = row;
  const { reason, before, after, createdAt } = row;
  const text = JSON.stringify([
    previous,
    seq,
    actorId,
    action,
    subjectId,
    target,
    reason,
    before,
    after,
    createdAt,
  ]);
  const digest = await crypto.subtle.digest(
    "SHA-256",
    new TextEncoder().encode(text),
  );
  return Array.from(new Uint8Array(digest), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
