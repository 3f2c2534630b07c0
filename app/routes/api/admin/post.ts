import * as z from "zod/mini";
import { removePost } from "~/features/admin/acts.server";
import { saidDone } from "~/features/admin/act-words";
import { deletionSchema } from "~/features/admin/people";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  DELETE: endpoint({
    summary: "Delete anybody's post",
    auth: "user",
    params: z.object({ postId: z.string() }),
    body: deletionSchema,
    reply: z.void(),
    status: 204,
    form: { done: () => saidDone("deletePost") },
    limit: rateLimits.admin,
    handle: ({ ctx, viewer, params, body }) =>
      removePost(ctx, viewer, params.postId, body?.reason ?? null),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
