import * as z from "zod/mini";
import { removeUser } from "~/features/admin/acts.server";
import { saidDone } from "~/features/admin/act-words";
import { userDeletionSchema } from "~/features/admin/people";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  DELETE: endpoint({
    summary: "Delete somebody's account and all that it holds",
    auth: "user",
    params: z.object({ userId: z.string() }),
    body: userDeletionSchema,
    reply: z.void(),
    status: 204,
    form: { done: () => saidDone("deleteUser"), fields: { reason: "Reason" } },
    limit: rateLimits.admin,
    handle: ({ ctx, viewer, params, body }) =>
      removeUser(ctx, viewer, params.userId, body),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
