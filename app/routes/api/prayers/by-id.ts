import {
  listedPrayerChangeSchema,
  listedPrayerSchema,
  removalQuestion,
} from "~/features/prayer/prayer-list";
import {
  removePrayer,
  updatePrayer,
} from "~/features/prayer/prayer-list.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  PATCH: endpoint({
    summary: "Change an item of your prayer list, or say that you prayed",
    params: pathParams("itemId"),
    body: listedPrayerChangeSchema,
    response: listedPrayerSchema,
    form: {},
    limit: "prayers",
    handle: ({ ctx, viewer, params, body }) =>
      updatePrayer(ctx.db, viewer.id, params.itemId, body, ctx.now),
  }),
  DELETE: endpoint({
    summary: "Remove an item from your prayer list",
    allowSuspended: true,
    params: pathParams("itemId"),
    form: { confirm: removalQuestion },
    limit: "prayers",
    handle: ({ ctx, viewer, params }) =>
      removePrayer(ctx.db, viewer.id, params.itemId),
  }),
});

export const action = loader;
