import { secondsToKeep } from "~/features/daily/daily";
import { getPrayerOfTheDay } from "~/features/daily/daily-content.server";
import { dailyStores } from "~/features/daily/daily-stores.server";
import { daySchema } from "~/features/daily/daily-wire";
import { prayerOfTheDaySchema } from "~/features/daily/prayer-of-the-day";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { keptFor } from "~/platform/reply.server";

const leaf = api({
  GET: endpoint({
    summary: "The prayer of the day (UTC)",
    auth: "anyone",
    query: daySchema,
    reply: prayerOfTheDaySchema,
    handle: async ({ ctx, query }) =>
      keptFor(
        secondsToKeep(ctx.now),
        await getPrayerOfTheDay(dailyStores(ctx), ctx.now, query.date),
      ),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
