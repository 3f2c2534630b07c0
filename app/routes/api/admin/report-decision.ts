import { decideTicket } from "~/features/reports/decide.server";
import { decisionSchema, ticketPageSchema } from "~/features/reports/queue";
import { ticketParams } from "~/features/reports/report";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Decide on a report",
    auth: "user",
    params: ticketParams,
    body: decisionSchema,
    response: ticketPageSchema,
    limit: rateLimits.decisions,
    handle: ({ ctx, viewer, params, body }) =>
      decideTicket(ctx, viewer, params.ticketId, body),
  }),
});

export { loader, action };
