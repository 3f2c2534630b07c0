import {
  saveResponseSchema,
  savedMessage,
} from "~/features/reactions/reaction";
import { setSaved } from "~/features/reactions/save.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { desiredSchema } from "~/shared/desired";

export const loader = api({
  POST: endpoint({
    summary: "Save a post privately, or remove it from the saved posts",
    params: pathParams("postId"),
    body: desiredSchema,
    response: saveResponseSchema,
    form: { scrollToPost: true, successMessage: savedMessage },
    limit: "saves",
    authInSql: true,
    handle: ({ ctx, params, body }) =>
      setSaved(ctx.db, ctx.viewerId, params.postId, body?.desired, ctx.now),
  }),
});

export const action = loader;
