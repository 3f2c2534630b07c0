import * as z from "zod/mini";
import { ticketParams } from "~/features/reports/report";
import { withdrawReport } from "~/features/reports/report.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  DELETE: endpoint({
    summary: "Withdraw your report",
    auth: "user",
    allowSuspended: true,
    params: ticketParams,
    response: z.void(),
    status: 204,
    form: { successMessage: () => ({ title: "Report withdrawn" }) },
    limit: rateLimits.edits,
    handle: ({ ctx, viewer, params }) =>
      withdrawReport(ctx.db, viewer.id, params.ticketId, ctx.now),
  }),
});

export { loader, action };
