import { queueQuerySchema, ticketSchema } from "~/features/reports/queue";
import { listTickets } from "~/features/reports/queue.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "What was reported and waits, the heaviest first; or was decided",
    auth: "user",
    query: queueQuerySchema,
    reply: ticketSchema,
    list: true,
    handle: ({ ctx, viewer, query }) =>
      listTickets(ctx.db, viewer, query, ctx.now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
