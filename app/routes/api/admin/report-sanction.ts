import { claimSchema, ticketPageSchema } from "~/features/reports/queue";
import { renewOrLiftSanction } from "~/features/reports/claim.server";
import { ticketParams } from "~/features/reports/report";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary:
      "Renew a deleted account's permanent sanction for 24 months, or lift its sanction",
    auth: "user",
    params: ticketParams,
    body: claimSchema,
    response: ticketPageSchema,
    limit: rateLimits.decisions,
    handle: ({ ctx: { db, now }, viewer, params: { ticketId }, body }) =>
      renewOrLiftSanction(db, viewer, ticketId, body.desired, now),
  }),
});

export { loader, action };
