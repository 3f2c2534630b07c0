import { sql } from "~/db/sql";
import type {
  NewReport,
  ReportReason,
  ReportResponse,
} from "~/features/reports/report";
import { newId } from "~/shared/id";
import { permanentlyMs } from "~/shared/suspension";
import { urls } from "~/shared/urls";
import { newPeople, newPost, type SignedIn } from "./seeds";
import { sqlBatch, sqlRows } from "./site";

const month = 30 * 86_400_000;

/** Users whose reports count twice, because their accounts are a month old. */
export async function newTrustedPeople(count: number): Promise<SignedIn[]> {
  const people = await newPeople(count);
  const ids = JSON.stringify(people.map(({ id }) => id));
  await sqlBatch([
    sql`UPDATE users SET createdAt = createdAt - ${month} WHERE id IN (SELECT value FROM json_each(${ids}))`,
  ]);
  return people;
}

export async function newAdmin(
  adminAccess: "read" | "write",
  isPowerAdmin = false,
): Promise<SignedIn> {
  const [admin] = (await newPeople(1)) as [SignedIn];
  await sqlBatch([
    sql`UPDATE users SET adminAccess = ${adminAccess}, isPowerAdmin = ${Number(isPowerAdmin)} WHERE id = ${admin.id}`,
  ]);
  return admin;
}

export const sendReport = (
  { client }: SignedIn,
  report: Partial<NewReport>,
): Promise<Response> =>
  client.post(urls.api.reports(), { kind: "post", reason: "spam", ...report });

/** Sends a valid report and returns its ticket's id. */
export async function report(
  reporter: SignedIn,
  details: Partial<NewReport>,
): Promise<string> {
  const response = await sendReport(reporter, details);
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json<ReportResponse>()).ticketId;
}

export async function ticketRow(ticketId: string) {
  const [row] = await sqlRows(
    sql`SELECT * FROM report_tickets WHERE id = ${ticketId}`,
  );
  if (!row) throw new Error("The ticket doesn't exist");
  return row;
}

/** A ticket about a user, reported by that user, which the API can't create. Tests use it to check who may access it. */
export async function newTicket(
  subjectId: string,
  targetId: string,
  isDecided: boolean,
): Promise<string> {
  // An open ticket hides the post, so that its author can request a review.
  const id = newId();
  await sqlBatch([
    sql`DELETE FROM report_tickets WHERE targetId = ${targetId} AND status = 'open'`,
    sql`INSERT INTO report_tickets (id, kind, targetId, subjectId, snapshot, openedAt, status, decision, decidedAt, hiddenUntilReviewed)
        VALUES (${id}, 'post', ${targetId}, ${subjectId}, '{}', 1, ${isDecided ? "decided" : "open"},
                ${isDecided ? "hide" : null}, ${isDecided ? 1 : null},
                ${Number(!isDecided)})`,
    sql`INSERT INTO reports (ticketId, reporterId, reason, urgency, good, createdAt)
        VALUES (${id}, ${subjectId}, 'spam', 1, 0, 1)`,
  ]);
  return id;
}

/** A permanent sanction that matches no user, so that it can be renewed. */
export const newSanction = (ticketId: string) =>
  sqlBatch([
    sql`INSERT INTO sanctions (kind, keyHash, until, reason, ticketId, createdAt, expiresAt)
        VALUES ('banned', ${newId()}, ${permanentlyMs}, 'So', ${ticketId}, 1, ${Date.now() + month})`,
  ]);

/** The API of the queue, or with a path like "/0193…/claim" of a ticket. */
export const queueUrl = (
  path = "",
  query: { status?: string; cursor?: string | undefined } = {},
) => urls.api.admin(`reports${path}`, query);

export const decide = ({ client }: SignedIn, ticketId: string, body: object) =>
  client.post(queueUrl(`/${ticketId}/decision`), body);
export const claim = ({ client }: SignedIn, ticketId: string, desired = true) =>
  client.post(queueUrl(`/${ticketId}/claim`), { desired });

export async function newReportedPost(reason: ReportReason = "spam") {
  const [author, reader] = (await newPeople(2)) as [SignedIn, SignedIn];
  const postId = await newPost(author.id);
  const ticketId = await report(reader, {
    targetId: postId,
    message: "Look",
    reason,
  });
  return { author, reader, postId, ticketId };
}

/** A post that is hidden because three trusted users reported it. */
export async function newHiddenPost(author: SignedIn) {
  const postId = await newPost(author.id);
  const reporters = await newTrustedPeople(3);
  let ticketId = "";
  for (const reporter of reporters)
    ticketId = await report(reporter, { targetId: postId });
  return { postId, ticketId, crowd: reporters };
}
