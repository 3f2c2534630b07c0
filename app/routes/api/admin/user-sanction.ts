import * as z from "zod/mini";
import * as queue from "~/features/reports/queue";
import { sanctionUser } from "~/features/reports/sanction-user.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Warn or suspend a user, or lift their suspension",
    auth: "user",
    params: z.object({ userId: z.string() }),
    body: queue.userSanctionSchema,
    response: queue.userSanctionResponseSchema,
    limit: rateLimits.decisions,
    handle: ({ ctx, viewer, params, body }) =>
      sanctionUser(ctx, viewer, params.userId, body),
  }),
});

export { loader, action };
