import * as z from "zod/mini";
import { deletePostAsAdmin } from "~/features/admin/actions.server";
import { deletionSchema } from "~/features/admin/users";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  DELETE: endpoint({
    summary: "Delete any user's post",
    auth: "user",
    params: z.object({ postId: z.string() }),
    body: deletionSchema,
    response: z.void(),
    status: 204,
    limit: rateLimits.admin,
    handle: ({ ctx, viewer, params, body }) =>
      deletePostAsAdmin(ctx, viewer, params.postId, body?.reason ?? null),
  }),
});

export { loader, action };
