import * as z from "zod/mini";
import { csvTables, listViews } from "~/features/admin/admin-views.server";
import { csvQuerySchema } from "~/features/admin/csv.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";
import { urls } from "~/shared/urls";

const { loader, action } = api({
  GET: endpoint({
    summary: "A list of the admin area as CSV",
    auth: "user",
    params: z.object({ table: z.enum(csvTables) }),
    query: csvQuerySchema,
    response: z.any(),
    contentType: "text/csv; charset=utf-8",
    redirectErrorsTo: urls.admin(),
    limit: rateLimits.admin,
    handle: ({ ctx, viewer, params, query }) =>
      listViews[params.table].download(ctx, viewer, query),
  }),
});

export { loader, action };
