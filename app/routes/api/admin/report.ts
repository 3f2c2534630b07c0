import { ticketPageSchema } from "~/features/reports/queue";
import { ticketParams } from "~/features/reports/report";
import { getTicket } from "~/features/reports/ticket.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const { loader, action } = api({
  GET: endpoint({
    summary: "A report with its details and reporters",
    auth: "user",
    params: ticketParams,
    response: ticketPageSchema,
    handle: ({ ctx, viewer, params }) =>
      getTicket(ctx.db, viewer, params.ticketId, ctx.now),
  }),
});

export { loader, action };
