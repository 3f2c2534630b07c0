import * as z from "zod/mini";
import { saidDone } from "~/features/admin/act-words";
import {
  userSanctionReplySchema,
  userSanctionSchema,
} from "~/features/reports/queue";
import { sanctionUser } from "~/features/reports/sanction-user.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "Warn or suspend a user, or lift their suspension",
    auth: "user",
    params: z.object({ userId: z.string() }),
    body: userSanctionSchema,
    reply: userSanctionReplySchema,
    form: { done: () => saidDone("sanction"), fields: { reason: "Reason" } },
    limit: rateLimits.decisions,
    handle: ({ ctx, viewer, params, body }) =>
      sanctionUser(ctx, viewer, params.userId, body),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
