import { noteTicket } from "~/features/reports/claim.server";
import { noteSchema, ticketPageSchema } from "~/features/reports/queue";
import { noteForm } from "~/features/reports/queue-words";
import { ticketParams } from "~/features/reports/report";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "Add a note to a report, for other admins",
    auth: "user",
    params: ticketParams,
    body: noteSchema,
    reply: ticketPageSchema,
    form: noteForm,
    limit: rateLimits.decisions,
    handle: ({ ctx: { db, now }, viewer, params: { ticketId }, body }) =>
      noteTicket(db, viewer, ticketId, body.message, now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
