import * as board from "~/features/games/board-entry";
import { setSharing } from "~/features/games/board.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "Show one's scores to one's followers, or keep them",
    auth: "user",
    whileSuspended: true,
    body: board.sharingSchema,
    reply: board.sharingReplySchema,
    form: board.sharingForm,
    limit: rateLimits.edits,
    sameTrip: true,
    handle: ({ ctx, body }) => setSharing(ctx.db, ctx.viewerId, body.desired),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
