import * as z from "zod/mini";
import { changeLikes } from "~/features/admin/actions.server";
import { likesChangeSchema, likesResponseSchema } from "~/features/admin/posts";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  PATCH: endpoint({
    summary: "Raise or lower the displayed likes of a post",
    auth: "user",
    params: z.object({ postId: z.string() }),
    body: likesChangeSchema,
    response: likesResponseSchema,
    limit: rateLimits.admin,
    handle: ({ ctx, viewer, params, body }) =>
      changeLikes(ctx, viewer, params.postId, body.count),
  }),
});

export { loader, action };
