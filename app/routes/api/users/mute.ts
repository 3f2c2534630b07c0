import * as z from "zod/mini";
import { muteReplySchema, hideSchema } from "~/features/blocks/block";
import { setMute } from "~/features/blocks/block.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary:
      "Mute a person, or no longer: the viewer is spared what they write",
    auth: "user",
    whileSuspended: true,
    params: z.object({ userId: z.string() }),
    body: hideSchema,
    reply: muteReplySchema,
    form: { done: ({ muted }) => ({ title: muted ? "Muted" : "Unmuted" }) },
    limit: rateLimits.blocks,
    handle: ({ ctx, viewer, params, body }) =>
      setMute(ctx.db, viewer.id, params.userId, body.desired, ctx.now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
