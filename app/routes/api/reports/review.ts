import { ticketParams } from "~/features/reports/report";
import { requestReview } from "~/features/reports/report.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Request a review of your own post that reports have hidden",
    allowSuspended: true,
    params: ticketParams,
    form: { successMessage: () => ({ title: "You've asked for a review" }) },
    limit: "edits",
    handle: ({ ctx, viewer, params }) =>
      requestReview(ctx.db, viewer.id, params.ticketId, ctx.now),
  }),
});

export const action = loader;
