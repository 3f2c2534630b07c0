import * as z from "zod/mini";
import { appeal } from "~/features/reports/decision.server";
import { appealSchema, ticketParams } from "~/features/reports/report";
import { appealForm } from "~/features/reports/report-words";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  POST: endpoint({
    summary: "Appeal against a decision about oneself, once",
    auth: "user",
    whileSuspended: true,
    params: ticketParams,
    body: appealSchema,
    reply: z.void(),
    status: 204,
    form: appealForm,
    handle: ({ ctx, viewer, params, body }) =>
      appeal(ctx.db, viewer.id, params.ticketId, body.words, ctx.now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
