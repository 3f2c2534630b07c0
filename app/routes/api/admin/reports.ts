import { queueQuerySchema, ticketSchema } from "~/features/reports/queue";
import { listTickets } from "~/features/reports/queue.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const { loader, action } = api({
  GET: endpoint({
    summary: "Open reports, most serious first, or decided ones",
    auth: "user",
    query: queueQuerySchema,
    response: ticketSchema,
    list: true,
    handle: ({ ctx, viewer, query }) =>
      listTickets(ctx.db, viewer, query, ctx.now),
  }),
});

export { loader, action };
