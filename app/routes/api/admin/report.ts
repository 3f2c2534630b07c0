import { noteTicket } from "~/features/reports/claim.server";
import { noteSchema, ticketPageSchema } from "~/features/reports/queue";
import { noteForm } from "~/features/reports/queue-words";
import { ticketParams } from "~/features/reports/report";
import { getTicket } from "~/features/reports/ticket.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  GET: endpoint({
    summary: "What was reported, by whom, and what is known of it",
    auth: "user",
    params: ticketParams,
    reply: ticketPageSchema,
    handle: ({ ctx, viewer, params }) =>
      getTicket(ctx.db, viewer, params.ticketId, ctx.now),
  }),
  PATCH: endpoint({
    summary: "Note something on a report, for other admins",
    auth: "user",
    params: ticketParams,
    body: noteSchema,
    reply: ticketPageSchema,
    form: noteForm,
    limit: rateLimits.decisions,
    handle: ({ ctx: { db, now }, viewer, params: { ticketId }, body }) =>
      noteTicket(db, viewer, ticketId, body.note, now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
