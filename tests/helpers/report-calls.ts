import { sql } from "~/db/sql";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { newAdmin, newSanction, newTicket, report } from "./reports";
import { refusedClient } from "./sanctions";
import { newPost, type SignedIn } from "./seeds";
import { sqlBatch, sqlRows } from "./site";

/** A constant, because the list of calls below is built before the fixture. */
export const reportedPost = newId();

/** Creates a ticket about a friend that `person` has reported, and a decided ticket about `person`. */
export async function createReportFixture(person: SignedIn, friend: SignedIn) {
  const admin = await newAdmin("write", true);
  const targetId = await newPost(friend.id);
  const ticketId = await report(person, { targetId });
  const own = await newPost(person.id);
  const ownTicketId = await report(friend, { targetId: own });
  await sqlBatch([
    sql`UPDATE report_tickets SET status = 'decided', decision = 'hide', decisionReason = 'So', decidedAt = 1
        WHERE id = ${ownTicketId}`,
  ]);
  const [decided] = await sqlRows(
    sql`INSERT INTO report_tickets (id, kind, targetId, subjectId, snapshot, openedAt, status, decision, decidedAt)
        VALUES (${newId()}, 'person', 'gone', 'gone', '{}', 1, 'decided', 'ban', 1) RETURNING id`,
  );
  await newSanction(ownTicketId);
  await newSanction(String(decided?.["id"]));
  const refusedSignIn = refusedClient(String(decided?.["id"]));
  await newPostAt(reportedPost, friend.id);
  const hidden = await newPost(person.id);
  const hiddenTicketId = await newTicket(person.id, hidden, false);
  return {
    admin,
    refused: refusedSignIn,
    ids: { ticketId, ownTicketId, hiddenTicketId },
  };
}

const newPostAt = (id: string, userId: string) =>
  sqlBatch([
    sql`INSERT INTO posts (id, userId, type, content, createdAt) VALUES (${id}, ${userId}, 'text', 'Selah', 1)`,
  ]);

const ticket = "/api/admin/reports/{ownTicketId}";

/** Successful calls of all report endpoints, in an order in which all of them succeed. */
export const validReportCalls: [string, string, unknown?][] = [
  [
    "POST",
    urls.api.reports(),
    { kind: "post", targetId: reportedPost, reason: "spam" },
  ],
  ["GET", urls.api.reports()],
  ["GET", "/api/admin/reports"],
  ["GET", "/api/admin/reports/{ticketId}"],
  ["DELETE", "/api/reports/{ticketId}"],
  ["POST", "/api/reports/{ownTicketId}/appeal", { message: "It was a joke" }],
  ["POST", "/api/reports/{hiddenTicketId}/review"],
  ["POST", `${ticket}/claim`, { desired: true }],
  ["POST", `${ticket}/note`, { message: "A joke?" }],
  ["POST", `${ticket}/asker`, { reason: "To warn them" }],
  ["POST", `${ticket}/sanction`, { desired: true }],
  [
    "POST",
    "/api/admin/users/{userId}/sanction",
    { decision: "warn", reason: "So" },
  ],
  ["POST", "/api/auth/appeal", { message: "It was a joke" }],
  ["POST", `${ticket}/decision`, { decision: "keep" }],
];
