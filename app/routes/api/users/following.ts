import * as z from "zod/mini";
import { listFollowing } from "~/features/users/follow-lists.server";
import { listedUserSchema } from "~/features/users/user";
import { ofPerson } from "~/features/users/user.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { pageQuerySchema } from "~/shared/page";

const leaf = api({
  GET: endpoint({
    summary: "Whom a person follows, the latest first",
    auth: "user",
    params: z.object({ userId: z.string() }),
    query: pageQuerySchema,
    reply: listedUserSchema,
    list: true,
    sameTrip: true,
    handle: ({ ctx: { db, viewerId }, params: { userId: id }, query }) =>
      ofPerson(db, viewerId, id, listFollowing(db, viewerId, id, query)),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
