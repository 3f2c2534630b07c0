import { ticketParams } from "~/features/reports/report";
import { withdrawReport } from "~/features/reports/report.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  DELETE: endpoint({
    summary: "Withdraw your report",
    allowSuspended: true,
    params: ticketParams,
    form: { successMessage: () => ({ title: "Report withdrawn" }) },
    limit: "edits",
    handle: ({ ctx, viewer, params }) =>
      withdrawReport(ctx.db, viewer.id, params.ticketId, ctx.now),
  }),
});

export const action = loader;
