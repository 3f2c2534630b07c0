import * as z from "zod/mini";
import { changeLikes } from "~/features/admin/actions.server";
import { likesChangeSchema } from "~/features/admin/posts";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  PATCH: endpoint({
    summary: "Raise or lower the displayed likes of a post",
    params: pathParams("postId"),
    body: likesChangeSchema,
    response: z.object({ likesCount: z.number() }),
    limit: "admin",
    handle: ({ ctx, viewer, params, body }) =>
      changeLikes(ctx, viewer, params.postId, body.count),
  }),
});

export const action = loader;
