import { ticketPageSchema } from "~/features/reports/queue";
import { ticketParams } from "~/features/reports/report";
import { getTicket } from "~/features/reports/ticket.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  GET: endpoint({
    summary: "A report with its details and reporters",
    params: ticketParams,
    response: ticketPageSchema,
    handle: ({ ctx, viewer, params }) =>
      getTicket(ctx.db, viewer, params.ticketId, ctx.now),
  }),
});

export const action = loader;
