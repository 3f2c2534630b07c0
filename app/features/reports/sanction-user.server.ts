import { sql, type Sql } from "~/db/sql";
import { insertSanctions } from "~/features/auth/sanctions.server";
import { requireLevel } from "~/features/users/admin-level";
import { isOwner } from "~/features/users/owner.server";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/id";
import { permanentlyMs } from "~/shared/suspension";
import type { Viewer } from "~/shared/viewer";
import { applyDecision, requireDecisionRights } from "./decide.server";
import type { TicketToDecide } from "./decision-writes.server";
import type { UserSanction } from "./queue";
import { personSnapshot } from "./report-target.server";

/**
 * Warns or suspends a user, or changes or ends their suspension, without a report. The decision gets its own ticket, so
 * the user can read and appeal it. `forbidden` for the viewer themself and for users they may not decide about,
 * `conflict` if there is no suspension to end.
 */
export async function sanctionUser(
  app: Pick<AppContext, "db" | "env" | "now">,
  viewer: Viewer,
  userId: string,
  sanction: UserSanction,
): Promise<{ ticketId: string }> {
  requireLevel(viewer, "write");
  const { db, env, now } = app;
  if (userId === viewer.id) throw new AppError("forbidden");
  const ticketId = newId(now);
  const ticket = await db.first<TicketToDecide>(
    sql`SELECT ${ticketId} AS id, 'person' AS kind, id AS targetId, id AS subjectId, NULL AS decision,
               NULL AS appealedAt, NULL AS suspendedUntil, NULL AS postId, isPowerAdmin, ${isOwner(env)} AS isOwner, 0 AS isAnonymous,
               coalesce(suspendedUntil, 0) > ${now} AS isSuspended,
               EXISTS (SELECT 1 FROM reports r JOIN report_tickets t ON t.id = r.ticketId WHERE r.reporterId = ${viewer.id}
                 AND r.withdrawnAt IS NULL AND t.subjectId = users.id AND t.status = 'open') AS isReporter
        FROM users WHERE id = ${userId}`,
  );
  if (!ticket) throw new AppError("not_found");
  const isLift = sanction.decision === "lift";
  if (isLift && ticket.isSuspended === 0) throw notSuspended();
  requireDecisionRights(viewer, ticket, sanction);
  // Guards against another admin's concurrent decision, and the owner making the user a power admin.
  const isAllowed = sql`id = ${userId} AND (${viewer.isPowerAdmin && sanction.decision !== "suspend"} OR isPowerAdmin = 0)
    AND (${!isLift} OR suspendedUntil > ${now})`;
  const done = await applyDecision(
    app,
    viewer,
    ticket,
    sanction,
    sql`EXISTS (SELECT 1 FROM users WHERE ${isAllowed})`,
    {
      write: sql`INSERT INTO report_tickets (id, kind, targetId, subjectId, snapshot, openedAt, status)
        SELECT ${ticketId}, 'person', u.id, u.id, ${personSnapshot}, ${now}, 'decided' FROM users u WHERE ${isAllowed}`,
      ifOpened: sql`EXISTS (SELECT 1 FROM report_tickets WHERE id = ${ticketId})`,
    },
  );
  if (!done) throw isLift ? notSuspended() : new AppError("conflict");
  return { ticketId };
}

const notSuspended = () =>
  new AppError("conflict", { detail: "This person isn't suspended." });

interface Ban {
  userId: string;
  /** JSON array of the account's key hashes. */
  keys: string;
  reason: string;
  actorId: string;
  /** A condition on the row of `users`; nothing is written if it is false. */
  condition: Sql;
  now: number;
}

/** Bans a user whose account is deleted in the same batch: creates a decided ticket, which can be appealed, and its sanctions. */
export function banWrites(ban: Ban): Sql[] {
  const { userId, keys, reason, actorId, condition, now } = ban;
  const ticketId = newId(now);
  return [
    sql`INSERT INTO report_tickets (id, kind, targetId, subjectId, snapshot, openedAt, status, decision, decisionReason,
          decidedAt)
        SELECT ${ticketId}, 'person', u.id, u.id, ${personSnapshot}, ${now}, 'decided', 'ban', ${reason}, ${now}
        FROM users u WHERE u.id = ${userId} AND ${condition}`,
    insertSanctions(
      "banned",
      sql`SELECT ${permanentlyMs} AS until, ${reason} AS reason, ${actorId} AS createdBy, ${ticketId} AS ticketId,
                 ${keys} AS keys
          FROM users WHERE ${condition}`,
      now,
    ),
  ];
}
