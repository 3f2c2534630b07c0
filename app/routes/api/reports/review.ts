import * as z from "zod/mini";
import { ticketParams } from "~/features/reports/report";
import { requestReview } from "~/features/reports/report.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Request a review of your own post that reports have hidden",
    auth: "user",
    allowSuspended: true,
    params: ticketParams,
    response: z.void(),
    status: 204,
    form: { successMessage: () => ({ title: "You've asked for a review" }) },
    limit: rateLimits.edits,
    handle: ({ ctx, viewer, params }) =>
      requestReview(ctx.db, viewer.id, params.ticketId, ctx.now),
  }),
});

export { loader, action };
