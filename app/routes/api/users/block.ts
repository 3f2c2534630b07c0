import * as z from "zod/mini";
import * as block from "~/features/blocks/block";
import { setBlock } from "~/features/blocks/block.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "Block a person, or no longer: neither sees the other",
    auth: "user",
    whileSuspended: true,
    params: z.object({ userId: z.string() }),
    body: block.hideSchema,
    reply: block.blockReplySchema,
    form: block.blockForm,
    limit: rateLimits.blocks,
    handle: ({ ctx, viewer, params, body }) =>
      setBlock(ctx.db, viewer.id, params.userId, body.desired, ctx.now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
