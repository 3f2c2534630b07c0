import * as z from "zod/mini";
import { ownInterestSchema } from "~/features/events/interest";
import { getOwnInterest } from "~/features/events/interest.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  GET: endpoint({
    summary: "Whether the viewer is interested in an event",
    params: z.object({ postId: z.string() }),
    response: ownInterestSchema,
    authInSql: true,
    handle: ({ ctx, params }) =>
      getOwnInterest(ctx.db, ctx.viewerId, params.postId),
  }),
});

export const action = loader;
