import { adminUserSchema, adminUsersQuerySchema } from "~/features/admin/users";
import { listUsers } from "~/features/admin/users.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const { loader, action } = api({
  GET: endpoint({
    summary: "All users, for moderation",
    auth: "user",
    query: adminUsersQuerySchema,
    response: adminUserSchema,
    list: true,
    handle: ({ ctx, viewer, query }) =>
      listUsers(ctx.db, viewer, query, ctx.env, ctx.now),
  }),
});

export { loader, action };
