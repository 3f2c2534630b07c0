import * as z from "zod/mini";
import {
  listedPrayerSchema,
  newListedPrayerSchema,
} from "~/features/prayer/prayer-list";
import { addPrayer, listPrayers } from "~/features/prayer/prayer-list.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  GET: endpoint({
    summary: "The viewer's private prayer list, oldest first",
    response: z.array(listedPrayerSchema),
    authInSql: true,
    handle: ({ ctx }) => listPrayers(ctx.db, ctx.viewerId),
  }),
  POST: endpoint({
    summary: "Add a prayer request or your own words to your prayer list",
    body: newListedPrayerSchema,
    response: listedPrayerSchema,
    status: 201,
    form: {
      successMessage: () => ({ title: "Added to your list" }),
      fields: { content: "Your prayer" },
    },
    limit: "prayers",
    handle: ({ ctx, viewer, body }) =>
      addPrayer(ctx.db, viewer.id, body, ctx.now),
  }),
});

export const action = loader;
