import * as z from "zod/mini";
import { setMute } from "~/features/blocks/block.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { switchSchema } from "~/shared/desired";

export const loader = api({
  POST: endpoint({
    summary: "Mute or unmute a user",
    allowSuspended: true,
    params: pathParams("userId"),
    body: switchSchema,
    response: z.object({ muted: z.boolean() }),
    form: {
      successMessage: ({ muted }) => ({ title: muted ? "Muted" : "Unmuted" }),
    },
    limit: "blocks",
    handle: ({ ctx, viewer, params, body }) =>
      setMute(ctx.db, viewer.id, params.userId, body.desired, ctx.now),
  }),
});

export const action = loader;
