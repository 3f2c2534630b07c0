import * as z from "zod/mini";
import { csvQuerySchema, csvTables } from "~/features/admin/csv";
import { downloadTable } from "~/features/admin/csv.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";
import { urls } from "~/shared/urls";

const leaf = api({
  GET: endpoint({
    summary: "A table of the admin area, for a spreadsheet",
    auth: "user",
    params: z.object({ table: z.enum(csvTables) }),
    query: csvQuerySchema,
    reply: z.any(),
    type: "text/csv; charset=utf-8",
    linkedFrom: urls.admin(),
    limit: rateLimits.admin,
    handle: ({ ctx, viewer, params, query }) =>
      downloadTable(ctx, viewer, params.table, query),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
