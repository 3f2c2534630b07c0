import { verseOfTheDaySchema } from "~/features/daily/verse-of-the-day";
import {
  dailyStores,
  getVerseOfTheDay,
} from "~/features/daily/verse-of-the-day.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "The verse of the day (UTC)",
    auth: "anyone",
    reply: verseOfTheDaySchema,
    cache: "public, max-age=60",
    handle: ({ ctx }) => getVerseOfTheDay(dailyStores(ctx), ctx.now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
