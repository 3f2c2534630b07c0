import { sql } from "~/db/sql";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { newAdmin, report } from "./reports";
import { newPost } from "./seeds";
import type { SignedIn } from "./seeds";
import { sqlBatch } from "./site";

/** Known before there is a world, for the lists of calls are. */
export const reportedPost = newId();

/** A ticket about a friend that `person` has reported, and one that was decided about `person`. */
export async function reportWorld(person: SignedIn, friend: SignedIn) {
  const admin = await newAdmin("write", true);
  const targetId = await newPost(friend.id);
  const ticketId = await report(person, { targetId });
  const own = await newPost(person.id);
  const ownTicketId = await report(friend, { targetId: own });
  await sqlBatch([
    sql`UPDATE report_tickets SET status = 'decided', decision = 'hide', decisionReason = 'So', decidedAt = 1
        WHERE id = ${ownTicketId}`,
  ]);
  await newPostAt(reportedPost, friend.id);
  return { admin, ids: { ticketId, ownTicketId } };
}

const newPostAt = (id: string, userId: string) =>
  sqlBatch([
    sql`INSERT INTO posts (id, userId, type, content, createdAt) VALUES (${id}, ${userId}, 'text', 'Selah', 1)`,
  ]);

const ticket = "/api/admin/reports/{ownTicketId}";

/** Every call of reports with what makes it good, in an order in which all are. */
export const goodReportCalls: [string, string, unknown?][] = [
  [
    "POST",
    urls.api.reports(),
    { kind: "post", targetId: reportedPost, reason: "spam" },
  ],
  ["GET", urls.api.reports()],
  ["GET", "/api/admin/reports"],
  ["GET", "/api/admin/reports/{ticketId}"],
  ["DELETE", "/api/reports/{ticketId}"],
  ["POST", "/api/reports/{ownTicketId}/appeal", { words: "It was a joke" }],
  ["POST", `${ticket}/claim`, { desired: true }],
  ["PATCH", ticket, { note: "A joke?" }],
  ["POST", `${ticket}/decision`, { decision: "keep" }],
];
