import * as z from "zod/mini";
import { isDue, listedPrayerSchema } from "~/features/prayer/prayer-list";
import { loadPrayers } from "~/features/prayer/prayer-list.server";
import { api, endpoint } from "~/platform/api.server";
import { readTimeZone } from "~/platform/cookies.server";

export const loader = api({
  GET: endpoint({
    summary: "What is due today on the viewer's prayer list",
    response: z.array(listedPrayerSchema),
    authInSql: true,
    handle: async ({ ctx: { db, viewerId, now, request } }) => {
      const zone = readTimeZone(request);
      const { items, day } = await loadPrayers(db, viewerId, now, zone);
      return items.filter((item) => isDue(item, day));
    },
  }),
});

export const action = loader;
