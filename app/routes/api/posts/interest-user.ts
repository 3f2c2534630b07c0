import * as z from "zod/mini";
import { ownInterestSchema } from "~/features/events/interest";
import { getOwnInterest } from "~/features/events/interest.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const { loader, action } = api({
  GET: endpoint({
    summary: "Whether the viewer is interested in an event",
    auth: "user",
    params: z.object({ postId: z.string() }),
    response: ownInterestSchema,
    authInSql: true,
    handle: ({ ctx, params }) =>
      getOwnInterest(ctx.db, ctx.viewerId, params.postId),
  }),
});

export { loader, action };
