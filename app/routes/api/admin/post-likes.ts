import * as z from "zod/mini";
import { changeLikes } from "~/features/admin/acts.server";
import { saidDone } from "~/features/admin/act-words";
import { likesChangeSchema, likesReplySchema } from "~/features/admin/posts";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  PATCH: endpoint({
    summary: "Raise or lower the shown likes of a post",
    auth: "user",
    params: z.object({ postId: z.string() }),
    body: likesChangeSchema,
    reply: likesReplySchema,
    form: { done: () => saidDone("likes") },
    limit: rateLimits.admin,
    handle: ({ ctx, viewer, params, body }) =>
      changeLikes(ctx, viewer, params.postId, body.count),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
