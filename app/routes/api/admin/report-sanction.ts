import { ticketPageSchema } from "~/features/reports/queue";
import { renewForm } from "~/features/reports/queue-words";
import { renewSanction } from "~/features/reports/renew-sanction.server";
import { ticketParams } from "~/features/reports/report";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "Renew a deleted account's permanent sanction for 24 months",
    auth: "user",
    params: ticketParams,
    reply: ticketPageSchema,
    form: renewForm,
    limit: rateLimits.decisions,
    handle: ({ ctx, viewer, params }) =>
      renewSanction(ctx.db, viewer, params.ticketId, ctx.now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
