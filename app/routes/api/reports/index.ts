import { forgetPost } from "~/features/link-preview/preview.server";
import { listOwnReports } from "~/features/reports/own-reports.server";
import {
  newReportSchema,
  ownReportSchema,
  reportReplySchema,
} from "~/features/reports/report";
import { reportForm } from "~/features/reports/report-words";
import { makeReport } from "~/features/reports/report.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { idPageQuerySchema } from "~/shared/page";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  GET: endpoint({
    summary: "What one has reported, and what came of it",
    auth: "user",
    query: idPageQuerySchema,
    reply: ownReportSchema,
    list: true,
    handle: ({ ctx, viewer, query }) =>
      listOwnReports(ctx.db, viewer.id, query),
  }),
  POST: endpoint({
    summary: "Report a post, a comment or a person",
    auth: "user",
    whileSuspended: true,
    body: newReportSchema,
    reply: reportReplySchema,
    status: 201,
    form: reportForm,
    limit: rateLimits.reports,
    handle: async ({ ctx, viewer, body }) => {
      const made = await makeReport(ctx, viewer.id, body);
      if (made.hidden) await forgetPost(ctx, body.targetId);
      return { ticketId: made.ticketId, muted: made.muted };
    },
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
