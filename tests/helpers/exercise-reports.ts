import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { runAuditedAction } from "~/features/audit/audit.server";
import {
  getSanctionTicketId,
  linkOpenTickets,
  deleteExpiredSanctions,
} from "~/features/auth/sanctions.server";
import {
  appeal,
  appealSanction,
  getDecision,
  getSanctionDecision,
} from "~/features/reports/decision.server";
import {
  claimTicket,
  recordAskerShown,
  addTicketNote,
  renewOrLiftSanction,
} from "~/features/reports/claim.server";
import { decideTicket } from "~/features/reports/decide.server";
import { listOwnReports } from "~/features/reports/own-reports.server";
import { listTickets } from "~/features/reports/queue.server";
import { redactTickets } from "~/features/account/retained-tickets.server";
import { sanctionUser } from "~/features/reports/sanction-user.server";
import {
  getReportable,
  createReport,
  requestReview,
  withdrawReport,
} from "~/features/reports/report.server";
import { getTicket } from "~/features/reports/ticket.server";
import { reportDecisions, reportKinds } from "~/shared/enums";
import type { Viewer } from "~/shared/viewer";
import { providerProfile } from "./provider-profile";

type App = Parameters<typeof decideTicket>[0];

/** Runs every SQL statement of reports at least once, for an existing user and for missing targets. */
export async function exerciseReports(
  { db, now }: { db: Db; now: number },
  reporter: string,
  subject: string,
): Promise<void> {
  const admin = {
    id: "report-admin",
    adminAccess: "write",
    isPowerAdmin: true,
  };
  const viewer = admin as Viewer;
  const env = { OWNER_EMAIL: "owner@example.org" } as App["env"];
  const app = { db, env, now } as App;
  const ignore = () => undefined;
  await db.batch([
    sql`INSERT OR IGNORE INTO users (id, username, createdAt) VALUES (${admin.id}, ${admin.id}, ${now})`,
  ]);
  for (const kind of reportKinds) {
    const targetId = kind === "person" ? subject : "nothing";
    await getReportable(db, reporter, kind, targetId).catch(ignore);
    const newReport = { kind, targetId, reason: "spam", mute: true } as const;
    await createReport({ db, env, now }, reporter, newReport).catch(ignore);
  }
  const page = { limit: 20 };
  const [report] = (await listOwnReports(db, reporter, page)).items;
  const ticketId = report?.ticketId ?? "";
  for (const status of ["open", "decided"] as const) {
    await listTickets(db, viewer, { ...page, status }, now);
  }
  await getTicket(db, viewer, ticketId, now);
  await claimTicket(app, viewer, ticketId, { desired: false });
  await recordAskerShown(app, viewer, ticketId, { reason: "To help" });
  await getTicket(db, viewer, ticketId, now, true);
  await claimTicket(app, viewer, "none", { desired: true }).catch(ignore);
  const entry = {
    actorId: viewer.id,
    action: "report.noted",
    subjectId: null,
    target: "report:none",
  } as const;
  await runAuditedAction(db, { entry, now });
  await addTicketNote(app, viewer, ticketId, { message: "So" });
  await requestReview(db, subject, ticketId, now).catch(ignore);
  for (const decision of reportDecisions) {
    const decisionInput = { decision, reason: "So", days: 1 };
    await decideTicket(app, viewer, ticketId, decisionInput).catch(ignore);
    await getDecision(db, subject, ticketId, now).catch(ignore);
    await getSanctionDecision(db, ticketId, now).catch(ignore);
    await appeal(db, subject, ticketId, "Why?", now).catch(ignore);
    await appealSanction({ db, now }, ticketId, "Why?").catch(ignore);
  }
  for (const decision of ["warn", "suspend", "lift"] as const) {
    const sanction = { decision, reason: "So", days: 1 };
    await sanctionUser({ db, env, now }, viewer, subject, sanction);
  }
  for (const desired of [true, false]) {
    await renewOrLiftSanction(app, viewer, ticketId, { desired }).catch(ignore);
  }
  await redactTickets(db, now);
  const site = {
    db,
    env: { SANCTIONS_SECRET: "x".repeat(32) } as App["env"],
    now,
  };
  await getSanctionTicketId(site, providerProfile("nobody"));
  await linkOpenTickets(site, providerProfile("nobody"), subject);
  await deleteExpiredSanctions(db, now);
  await withdrawReport(db, reporter, ticketId, now).catch(ignore);
}
