import * as z from "zod/mini";
import * as block from "~/features/blocks/block";
import { setBlock } from "~/features/blocks/block.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Block or unblock a user",
    auth: "user",
    allowSuspended: true,
    params: z.object({ userId: z.string() }),
    body: block.desiredSchema,
    response: block.blockResponseSchema,
    form: block.blockForm,
    limit: rateLimits.blocks,
    handle: ({ ctx, viewer, params, body }) =>
      setBlock(ctx.db, viewer.id, params.userId, body.desired, ctx.now),
  }),
});

export { loader, action };
