import { forgetPost } from "~/features/link-preview/preview.server";
import { decideTicket } from "~/features/reports/decide.server";
import * as queue from "~/features/reports/queue";
import { decisionForm } from "~/features/reports/queue-words";
import { getTicket } from "~/features/reports/ticket.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "Decide on a report",
    auth: "user",
    params: queue.ticketParams,
    body: queue.decisionSchema,
    reply: queue.ticketPageSchema,
    form: decisionForm,
    limit: rateLimits.decisions,
    handle: async ({ ctx, viewer, params: { ticketId }, body }) => {
      const { postId } = await decideTicket(ctx, viewer, ticketId, body);
      if (postId !== null) await forgetPost(ctx, postId);
      return getTicket(ctx.db, viewer, ticketId, ctx.now);
    },
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
