import {
  newUpdateSchema,
  prayerUpdateSchema,
} from "~/features/prayer/progress";
import { postNotFound } from "~/features/posts/post.server";
import { addUpdate, listUpdates } from "~/features/prayer/progress.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { getRetryParams } from "~/platform/idempotency.server";
import { idPageQuerySchema } from "~/shared/page";

const params = pathParams("postId");

export const loader = api({
  GET: endpoint({
    summary: "A prayer request's updates, newest first",
    params,
    query: idPageQuerySchema,
    list: prayerUpdateSchema,
    handle: async ({ ctx, viewer, params: { postId }, query }) => {
      const page = await listUpdates(ctx.db, viewer.id, postId, query);
      if (!page) throw postNotFound();
      return page;
    },
  }),
  POST: endpoint({
    summary: "Write an update on your own prayer request",
    params,
    body: newUpdateSchema,
    response: prayerUpdateSchema,
    status: 201,
    limit: "updates",
    handle: ({ ctx, viewer, params: { postId }, body: { content } }) =>
      addUpdate(ctx.db, viewer.id, postId, content, getRetryParams(ctx)),
  }),
});

export const action = loader;
