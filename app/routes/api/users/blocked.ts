import { listHidden } from "~/features/blocks/block.server";
import { userSummarySchema } from "~/features/users/user";
import { api, endpoint } from "~/platform/api.server";
import { pageQuerySchema } from "~/shared/page";

export const loader = api({
  GET: endpoint({
    summary: "Users the viewer has blocked, newest first",
    query: pageQuerySchema,
    list: userSummarySchema,
    handle: ({ ctx, viewer, query }) =>
      listHidden(ctx.db, viewer.id, "blocked", query),
  }),
});

export const action = loader;
