import * as z from "zod/mini";
import { ticketParams } from "~/features/reports/report";
import { withdrawForm } from "~/features/reports/report-words";
import { withdrawReport } from "~/features/reports/report.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  DELETE: endpoint({
    summary: "Withdraw one's report",
    auth: "user",
    whileSuspended: true,
    params: ticketParams,
    reply: z.void(),
    status: 204,
    form: withdrawForm,
    limit: rateLimits.edits,
    handle: ({ ctx, viewer, params }) =>
      withdrawReport(ctx.db, viewer.id, params.ticketId, ctx.now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
