import {
  adminUserSchema,
  adminUsersQuerySchema,
} from "~/features/admin/people";
import { listUsers } from "~/features/admin/people.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "Everybody, as admins look after them",
    auth: "user",
    query: adminUsersQuerySchema,
    reply: adminUserSchema,
    list: true,
    handle: ({ ctx, viewer, query }) =>
      listUsers(ctx.db, viewer, query, ctx.env, ctx.now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
