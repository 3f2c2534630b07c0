import * as z from "zod/mini";
import { blockForm } from "~/features/blocks/block";
import { setBlock } from "~/features/blocks/block.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { switchSchema } from "~/shared/desired";

export const loader = api({
  POST: endpoint({
    summary: "Block or unblock a user",
    allowSuspended: true,
    params: pathParams("userId"),
    body: switchSchema,
    response: z.object({ blocked: z.boolean() }),
    form: blockForm,
    limit: "blocks",
    handle: ({ ctx, viewer, params, body }) =>
      setBlock(ctx.db, viewer.id, params.userId, body.desired, ctx.now),
  }),
});

export const action = loader;
