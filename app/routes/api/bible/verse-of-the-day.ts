import { secondsToKeep } from "~/features/daily/daily";
import { getVerseOfTheDay } from "~/features/daily/daily-content.server";
import { dailyStores } from "~/features/daily/daily-stores.server";
import { daySchema } from "~/features/daily/daily-wire";
import { verseOfTheDaySchema } from "~/features/daily/verse-of-the-day";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { keptFor } from "~/platform/reply.server";

const leaf = api({
  GET: endpoint({
    summary: "The verse of the day (UTC)",
    auth: "anyone",
    query: daySchema,
    reply: verseOfTheDaySchema,
    handle: async ({ ctx, query }) =>
      keptFor(
        secondsToKeep(ctx.now),
        await getVerseOfTheDay(dailyStores(ctx), ctx.now, query.date),
      ),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
