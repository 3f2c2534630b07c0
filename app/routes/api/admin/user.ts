import * as z from "zod/mini";
import { deleteUserAsAdmin } from "~/features/admin/actions.server";
import { userDeletionSchema } from "~/features/admin/users";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  DELETE: endpoint({
    summary: "Delete a user's account and all its data",
    params: z.object({ userId: z.string() }),
    body: userDeletionSchema,
    limit: "admin",
    handle: ({ ctx, viewer, params, body }) =>
      deleteUserAsAdmin(ctx, viewer, params.userId, body),
  }),
});

export const action = loader;
