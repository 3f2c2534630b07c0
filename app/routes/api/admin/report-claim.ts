import { claimTicket } from "~/features/reports/claim.server";
import * as queue from "~/features/reports/queue";
import { claimForm } from "~/features/reports/queue-words";
import { getTicket } from "~/features/reports/ticket.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "Look at a report for half an hour, or leave it to others",
    auth: "user",
    params: queue.ticketParams,
    body: queue.claimSchema,
    reply: queue.ticketPageSchema,
    form: claimForm,
    limit: rateLimits.decisions,
    handle: async ({ ctx: { db, now }, viewer, params, body }) => {
      await claimTicket(db, viewer, params.ticketId, body.desired, now);
      return getTicket(db, viewer, params.ticketId, now);
    },
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
