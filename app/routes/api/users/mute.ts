import * as z from "zod/mini";
import { muteResponseSchema, desiredSchema } from "~/features/blocks/block";
import { setMute } from "~/features/blocks/block.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Mute or unmute a user",
    auth: "user",
    allowSuspended: true,
    params: z.object({ userId: z.string() }),
    body: desiredSchema,
    response: muteResponseSchema,
    form: {
      successMessage: ({ muted }) => ({ title: muted ? "Muted" : "Unmuted" }),
    },
    limit: rateLimits.blocks,
    handle: ({ ctx, viewer, params, body }) =>
      setMute(ctx.db, viewer.id, params.userId, body.desired, ctx.now),
  }),
});

export { loader, action };
