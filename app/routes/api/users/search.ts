import { peopleQuerySchema } from "~/features/search/people-query";
import { findPeople } from "~/features/search/search.server";
import { listedUserSchema } from "~/features/users/user";
import * as z from "zod/mini";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "People by name, part of a name or handle, at most twenty",
    auth: "user",
    query: peopleQuerySchema,
    reply: z.array(listedUserSchema),
    sameTrip: true,
    handle: ({ ctx, query }) => findPeople(ctx.db, ctx.viewerId, query.q),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
