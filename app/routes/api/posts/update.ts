import { deleteUpdate } from "~/features/prayer/progress.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { actionSuccesses } from "~/shared/action-successes";

export const loader = api({
  DELETE: endpoint({
    summary: "Delete an update on your own prayer request",
    allowSuspended: true,
    params: pathParams("postId", "updateId"),
    form: {
      confirm: "Are you sure you want to delete this update?",
      successMessage: () => actionSuccesses.deletePrayerUpdate,
    },
    limit: "edits",
    handle: ({ ctx, viewer, params }) =>
      deleteUpdate(ctx.db, viewer.id, params),
  }),
});

export const action = loader;
