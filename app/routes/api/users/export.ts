import * as z from "zod/mini";
import { exportAccount } from "~/features/account/export.server";
import { requireSelf } from "~/features/users/self.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { urls } from "~/shared/urls";

const leaf = api({
  GET: endpoint({
    summary: "All that is kept of oneself, as a ZIP",
    auth: "user",
    params: z.object({ userId: z.string() }),
    reply: z.string(),
    type: "application/zip",
    linkedFrom: urls.settings,
    handle: async ({ ctx, viewer, params }) => {
      await requireSelf(ctx.db, viewer.id, params.userId);
      return exportAccount(ctx, viewer);
    },
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
