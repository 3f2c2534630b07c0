import { setDailyLike } from "~/features/daily/daily-engagement.server";
import { dayLikeSchema, daySchema } from "~/features/daily/daily-wire";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { desiredSchema } from "~/shared/desired";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "Like the verse of the day, or no longer",
    auth: "user",
    query: daySchema,
    body: desiredSchema,
    reply: dayLikeSchema,
    limit: rateLimits.likes,
    sameTrip: true,
    handle: ({ ctx: { db, viewerId, now }, query: { date }, body }) =>
      setDailyLike(db, viewerId, { kind: "verse", date, now }, body?.desired),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
