import * as z from "zod/mini";
import { exportAccount } from "~/features/account/export.server";
import { requireSelf } from "~/features/users/user.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { urls } from "~/shared/urls";

const { loader, action } = api({
  GET: endpoint({
    summary: "All data stored about the viewer, as a ZIP",
    auth: "user",
    params: z.object({ userId: z.string() }),
    response: z.string(),
    contentType: "application/zip",
    redirectErrorsTo: urls.settings,
    handle: async ({ ctx, viewer, params }) => {
      await requireSelf(ctx.db, viewer.id, params.userId);
      return exportAccount(ctx, viewer);
    },
  }),
});

export { loader, action };
