import * as z from "zod/mini";
import { csvTables, listViews } from "~/features/admin/admin-views.server";
import { csvQuerySchema } from "~/features/admin/csv.server";
import { api, endpoint } from "~/platform/api.server";
import { urls } from "~/shared/urls";

export const loader = api({
  GET: endpoint({
    summary: "A list from the admin area, as CSV",
    params: z.object({ table: z.enum(csvTables) }),
    query: csvQuerySchema,
    response: z.any(),
    contentType: "text/csv; charset=utf-8",
    redirectErrorsTo: urls.admin(),
    limit: "admin",
    handle: ({ ctx, viewer, params, query }) =>
      listViews[params.table].download(ctx, viewer, query),
  }),
});

export const action = loader;
