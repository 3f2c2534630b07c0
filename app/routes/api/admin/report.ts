import * as z from "zod/mini";
import { noteTicket } from "~/features/reports/claim.server";
import { noteSchema, ticketPageSchema } from "~/features/reports/queue";
import { noteForm } from "~/features/reports/queue-words";
import { getTicket } from "~/features/reports/ticket.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const params = z.object({ ticketId: z.string() });

const leaf = api({
  GET: endpoint({
    summary: "What was reported, by whom, and what is known of it",
    auth: "user",
    params,
    reply: ticketPageSchema,
    handle: ({ ctx, viewer, params }) =>
      getTicket(ctx.db, viewer, params.ticketId, ctx.now),
  }),
  PATCH: endpoint({
    summary: "Note something on a report, for other admins",
    auth: "user",
    params,
    body: noteSchema,
    reply: ticketPageSchema,
    form: noteForm,
    limit: rateLimits.decisions,
    handle: async ({ ctx, viewer, params: { ticketId }, body }) => {
      await noteTicket(ctx.db, viewer, ticketId, body.note, ctx.now);
      return getTicket(ctx.db, viewer, ticketId, ctx.now);
    },
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
