import { kindAt } from "~/features/daily/daily";
import { addDailyShare } from "~/features/daily/daily-engagement.server";
import { daySchema, dayShareSchema } from "~/features/daily/daily-wire";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api((path, kind = kindAt(path)) => ({
  POST: endpoint({
    summary: `Count that the ${kind} of the day is passed on`,
    auth: "user",
    query: daySchema,
    reply: dayShareSchema,
    limit: rateLimits.shares,
    sameTrip: true,
    handle: ({ ctx: { db, viewerId, now }, query: { date } }) =>
      addDailyShare(db, viewerId, { kind, date, now }),
  }),
}));

export const loader = leaf.loader;
export const action = leaf.action;
