import { listBlocked } from "~/features/blocks/block.server";
import { userSummarySchema } from "~/features/users/user";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { pageQuerySchema } from "~/shared/page";

const leaf = api({
  GET: endpoint({
    summary: "Whom the viewer has blocked, the latest first",
    auth: "user",
    query: pageQuerySchema,
    reply: userSummarySchema,
    list: true,
    handle: ({ ctx, viewer, query }) => listBlocked(ctx.db, viewer.id, query),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
