import * as z from "zod/mini";
import * as queue from "~/features/reports/queue";
import { sanctionUser } from "~/features/reports/sanction-user.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Warn or suspend a user, or lift their suspension",
    params: pathParams("userId"),
    body: queue.userSanctionSchema,
    response: z.object({ ticketId: z.string() }),
    limit: "decisions",
    handle: ({ ctx, viewer, params, body }) =>
      sanctionUser(ctx, viewer, params.userId, body),
  }),
});

export const action = loader;
