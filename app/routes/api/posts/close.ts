import { clearPostCaches } from "~/features/link-preview/preview.server";
import { prayerStatusSchema } from "~/features/prayer/progress";
import { setClosed } from "~/features/prayer/progress.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { switchSchema } from "~/shared/desired";

export const loader = api({
  POST: endpoint({
    summary: "Close your own prayer request, or open it again",
    params: pathParams("postId"),
    body: switchSchema,
    response: prayerStatusSchema,
    form: {},
    limit: "edits",
    handle: async ({ ctx, viewer, params: { postId }, body: { desired } }) => {
      const { db, now } = ctx;
      const status = await setClosed(db, viewer.id, postId, desired, now);
      await clearPostCaches(ctx, postId);
      return status;
    },
  }),
});

export const action = loader;
