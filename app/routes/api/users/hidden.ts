import { listHidden } from "~/features/blocks/block.server";
import { userSummarySchema } from "~/features/users/user";
import { api, endpoint } from "~/platform/api.server";
import { pageQuerySchema } from "~/shared/page";

export const loader = api((path) => {
  const kind = path.endsWith("/blocked") ? "blocked" : "muted";
  return {
    GET: endpoint({
      summary: `Users the viewer has ${kind}, newest first`,
      query: pageQuerySchema,
      list: userSummarySchema,
      handle: ({ ctx, viewer, query }) =>
        listHidden(ctx.db, viewer.id, kind, query),
    }),
  };
});

export const action = loader;
