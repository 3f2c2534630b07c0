import { claimTicket } from "~/features/reports/claim.server";
import { claimSchema, ticketPageSchema } from "~/features/reports/queue";
import { ticketParams } from "~/features/reports/report";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "Look at a report for half an hour, or leave it to others",
    auth: "user",
    params: ticketParams,
    body: claimSchema,
    reply: ticketPageSchema,
    form: {},
    limit: rateLimits.decisions,
    handle: ({ ctx: { db, now }, viewer, params: { ticketId }, body }) =>
      claimTicket(db, viewer, ticketId, body.desired, now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
