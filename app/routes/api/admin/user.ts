import * as z from "zod/mini";
import { deleteUserAsAdmin } from "~/features/admin/actions.server";
import { userDeletionSchema } from "~/features/admin/users";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  DELETE: endpoint({
    summary: "Delete a user's account and all its data",
    auth: "user",
    params: z.object({ userId: z.string() }),
    body: userDeletionSchema,
    response: z.void(),
    status: 204,
    limit: rateLimits.admin,
    handle: ({ ctx, viewer, params, body }) =>
      deleteUserAsAdmin(ctx, viewer, params.userId, body),
  }),
});

export { loader, action };
