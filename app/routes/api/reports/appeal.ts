import * as z from "zod/mini";
import { appeal } from "~/features/reports/decision.server";
import { appealSchema, ticketParams } from "~/features/reports/report";
import { appealForm } from "~/features/reports/report-text";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const { loader, action } = api({
  POST: endpoint({
    summary: "Appeal a decision about you, once",
    auth: "user",
    allowSuspended: true,
    params: ticketParams,
    body: appealSchema,
    response: z.void(),
    status: 204,
    form: appealForm,
    handle: ({ ctx, viewer, params, body }) =>
      appeal(ctx.db, viewer.id, params.ticketId, body.message, ctx.now),
  }),
});

export { loader, action };
