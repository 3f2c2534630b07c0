import { listMuted } from "~/features/blocks/block.server";
import { userSummarySchema } from "~/features/users/user";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { pageQuerySchema } from "~/shared/page";

const { loader, action } = api({
  GET: endpoint({
    summary: "Users the viewer has muted, newest first",
    auth: "user",
    query: pageQuerySchema,
    response: userSummarySchema,
    list: true,
    handle: ({ ctx, viewer, query }) => listMuted(ctx.db, viewer.id, query),
  }),
});

export { loader, action };
