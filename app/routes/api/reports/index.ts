import { clearPostCaches } from "~/features/link-preview/preview.server";
import { listOwnReports } from "~/features/reports/own-reports.server";
import {
  newReportSchema,
  ownReportSchema,
  reportResponseSchema,
} from "~/features/reports/report";
import { reportForm } from "~/features/reports/report-text";
import { createReport } from "~/features/reports/report.server";
import { api, endpoint } from "~/platform/api.server";
import { idPageQuerySchema } from "~/shared/page";

export const loader = api({
  GET: endpoint({
    summary: "Your reports and their outcomes",
    query: idPageQuerySchema,
    list: ownReportSchema,
    handle: ({ ctx, viewer, query }) =>
      listOwnReports(ctx.db, viewer.id, query),
  }),
  POST: endpoint({
    summary: "Report a post, a comment or a person",
    allowSuspended: true,
    body: newReportSchema,
    response: reportResponseSchema,
    status: 201,
    form: reportForm,
    limit: "reports",
    handle: async ({ ctx, viewer, body }) => {
      const made = await createReport(ctx, viewer.id, body);
      if (made.hidden) await clearPostCaches(ctx, body.targetId);
      return { ticketId: made.ticketId, muted: made.muted };
    },
  }),
});

export const action = loader;
