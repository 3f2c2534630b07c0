import { claimTicket } from "~/features/reports/claim.server";
import { claimSchema, ticketPageSchema } from "~/features/reports/queue";
import { ticketParams } from "~/features/reports/report";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Claim a report for half an hour, or release it",
    auth: "user",
    params: ticketParams,
    body: claimSchema,
    response: ticketPageSchema,
    limit: rateLimits.decisions,
    handle: ({ ctx: { db, now }, viewer, params: { ticketId }, body }) =>
      claimTicket(db, viewer, ticketId, body.desired, now),
  }),
});

export { loader, action };
