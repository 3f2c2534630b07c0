import { clearPostCaches } from "~/features/link-preview/preview.server";
import { appeal } from "~/features/reports/decision.server";
import { listOwnReports } from "~/features/reports/own-reports.server";
import * as report from "~/features/reports/report";
import { appealForm, reportForm } from "~/features/reports/report-text";
import {
  createReport,
  requestReview,
  withdrawReport,
} from "~/features/reports/report.server";
import { apiRoutes, endpoint } from "~/platform/api.server";
import { idPageQuerySchema } from "~/shared/page";

export const loader = apiRoutes({
  reports: {
    GET: endpoint({
      summary: "Your reports and their outcomes",
      query: idPageQuerySchema,
      list: report.ownReportSchema,
      handle: ({ ctx, viewer, query }) =>
        listOwnReports(ctx.db, viewer.id, query),
    }),
    POST: endpoint({
      summary: "Report a post, a comment or a person",
      allowSuspended: true,
      body: report.newReportSchema,
      response: report.reportResponseSchema,
      status: 201,
      form: reportForm,
      limit: "reports",
      handle: async ({ ctx, viewer, body }) => {
        const made = await createReport(ctx, viewer.id, body);
        if (made.hidden) await clearPostCaches(ctx, body.targetId);
        return { ticketId: made.ticketId, muted: made.muted };
      },
    }),
  },
  "reports/:ticketId": {
    DELETE: endpoint({
      summary: "Withdraw your report",
      allowSuspended: true,
      params: report.ticketParams,
      form: { successMessage: () => ({ title: "Report withdrawn" }) },
      limit: "edits",
      handle: ({ ctx, viewer, params }) =>
        withdrawReport(ctx.db, viewer.id, params.ticketId, ctx.now),
    }),
  },
  "reports/:ticketId/appeal": {
    POST: endpoint({
      summary: "Appeal a decision about you, once",
      allowSuspended: true,
      params: report.ticketParams,
      body: report.appealSchema,
      form: appealForm,
      handle: ({ ctx, viewer, params, body }) =>
        appeal(ctx.db, viewer.id, params.ticketId, body.message, ctx.now),
    }),
  },
  "reports/:ticketId/review": {
    POST: endpoint({
      summary: "Request a review of your own post that reports have hidden",
      allowSuspended: true,
      params: report.ticketParams,
      form: { successMessage: () => ({ title: "You've asked for a review" }) },
      limit: "edits",
      handle: ({ ctx, viewer, params }) =>
        requestReview(ctx.db, viewer.id, params.ticketId, ctx.now),
    }),
  },
});

export const action = loader;
