import { kindAt } from "~/features/daily/daily";
import { setDailyLike } from "~/features/daily/daily-engagement.server";
import { dayLikeSchema, daySchema } from "~/features/daily/daily-wire";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { desiredSchema } from "~/shared/desired";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api((path, kind = kindAt(path)) => ({
  POST: endpoint({
    summary: `Like the ${kind} of the day, or no longer`,
    auth: "user",
    query: daySchema,
    body: desiredSchema,
    reply: dayLikeSchema,
    limit: rateLimits.likes,
    sameTrip: true,
    handle: ({ ctx: { db, viewerId, now }, query: { date }, body }) =>
      setDailyLike(db, viewerId, { kind, date, now }, body?.desired),
  }),
}));

export const loader = leaf.loader;
export const action = leaf.action;
