import * as z from "zod/mini";
import { claimTicket } from "~/features/reports/claim.server";
import { ticketPageSchema } from "~/features/reports/queue";
import { claimForm } from "~/features/reports/queue-words";
import { getTicket } from "~/features/reports/ticket.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "Look at a report for half an hour, or leave it to others",
    auth: "user",
    params: z.object({ ticketId: z.string() }),
    body: z.object({ desired: z.boolean() }),
    reply: ticketPageSchema,
    form: claimForm,
    limit: rateLimits.decisions,
    handle: async ({ ctx, viewer, params: { ticketId }, body }) => {
      await claimTicket(ctx.db, viewer, ticketId, body.desired, ctx.now);
      return getTicket(ctx.db, viewer, ticketId, ctx.now);
    },
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
