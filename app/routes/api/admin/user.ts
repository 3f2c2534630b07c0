import { deleteUserAsAdmin } from "~/features/admin/actions.server";
import { userDeletionSchema } from "~/features/admin/users";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  DELETE: endpoint({
    summary: "Delete a user's account and all its data",
    params: pathParams("userId"),
    body: userDeletionSchema,
    limit: "admin",
    handle: ({ ctx, viewer, params, body }) =>
      deleteUserAsAdmin(ctx, viewer, params.userId, body),
  }),
});

export const action = loader;
