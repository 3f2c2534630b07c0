import { maxQueryLength } from "~/features/search/search";
import { searchPeople } from "~/features/search/search.server";
import { listedUserSchema } from "~/features/users/user";
import * as z from "zod/mini";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  GET: endpoint({
    summary: "Search users by name or handle, at most twenty",
    query: z.object({
      q: z.string().check(z.trim(), z.maxLength(maxQueryLength)),
    }),
    response: z.array(listedUserSchema),
    authInSql: true,
    handle: ({ ctx, query }) => searchPeople(ctx.db, ctx.viewerId, query.q),
  }),
});

export const action = loader;
