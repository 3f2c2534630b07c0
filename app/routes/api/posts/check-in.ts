import { postponeCheckIn } from "~/features/prayer/progress.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Be asked in two weeks how your own prayer request is going",
    params: pathParams("postId"),
    form: {},
    limit: "edits",
    handle: ({ ctx, viewer, params }) =>
      postponeCheckIn(ctx.db, viewer.id, params.postId, ctx.now),
  }),
});

export const action = loader;
