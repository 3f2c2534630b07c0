import * as z from "zod/mini";
import { listFollowing } from "~/features/users/follow.server";
import { userSummarySchema } from "~/features/users/user";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { pageQuerySchema } from "~/shared/page";

const leaf = api({
  GET: endpoint({
    summary: "Whom a person follows",
    auth: "user",
    params: z.object({ userId: z.string() }),
    query: pageQuerySchema,
    reply: userSummarySchema,
    list: true,
    handle: ({ ctx, params, query }) =>
      listFollowing(ctx.db, params.userId, query),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
