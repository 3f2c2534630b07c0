import { appeal } from "~/features/reports/decision.server";
import { appealSchema, ticketParams } from "~/features/reports/report";
import { appealForm } from "~/features/reports/report-text";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Appeal a decision about you, once",
    allowSuspended: true,
    params: ticketParams,
    body: appealSchema,
    form: appealForm,
    handle: ({ ctx, viewer, params, body }) =>
      appeal(ctx.db, viewer.id, params.ticketId, body.message, ctx.now),
  }),
});

export const action = loader;
