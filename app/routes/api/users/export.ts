import * as z from "zod/mini";
import { exportAccount } from "~/features/account/export.server";
import { requireSelf } from "~/features/users/user.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { urls } from "~/shared/urls";

export const loader = api({
  GET: endpoint({
    summary: "All data stored about the viewer, as a ZIP",
    params: pathParams("userId"),
    response: z.string(),
    contentType: "application/zip",
    redirectErrorsTo: urls.settings,
    handle: async ({ ctx, viewer, params }) => {
      await requireSelf(ctx.db, viewer.id, params.userId);
      return exportAccount(ctx, viewer);
    },
  }),
});

export const action = loader;
