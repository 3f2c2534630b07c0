import { ticketPageSchema } from "~/features/reports/queue";
import { ticketParams } from "~/features/reports/report";
import { getTicket } from "~/features/reports/ticket.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "What was reported, by whom, and what is known of it",
    auth: "user",
    params: ticketParams,
    reply: ticketPageSchema,
    handle: ({ ctx, viewer, params }) =>
      getTicket(ctx.db, viewer, params.ticketId, ctx.now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
