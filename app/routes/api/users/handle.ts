import * as change from "~/features/users/handle-change";
import { changeHandle } from "~/features/users/handle.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  PATCH: endpoint({
    summary: "Change the viewer's handle",
    params: pathParams("userId"),
    body: change.handleChangeSchema,
    response: change.handleResponseSchema,
    form: change.handleForm,
    limit: "edits",
    handle: ({ ctx, viewer, params, body }) =>
      changeHandle(ctx, viewer.id, params.userId, body),
  }),
});

export const action = loader;
