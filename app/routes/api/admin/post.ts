import { deletePostAsAdmin } from "~/features/admin/actions.server";
import { deletionSchema } from "~/features/admin/users";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  DELETE: endpoint({
    summary: "Delete any user's post",
    params: pathParams("postId"),
    body: deletionSchema,
    limit: "admin",
    handle: ({ ctx, viewer, params, body }) =>
      deletePostAsAdmin(ctx, viewer, params.postId, body?.reason),
  }),
});

export const action = loader;
