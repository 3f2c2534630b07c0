import { kindAt } from "~/features/daily/daily";
import { engagementOf } from "~/features/daily/daily-engagement.server";
import { dayEngagementSchema, daySchema } from "~/features/daily/daily-wire";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api((path, kind = kindAt(path)) => ({
  GET: endpoint({
    summary: `Whether the viewer likes the ${kind} of the day`,
    auth: "user",
    query: daySchema,
    reply: dayEngagementSchema,
    sameTrip: true,
    handle: ({ ctx: { db, viewerId, now }, query: { date } }) =>
      engagementOf(db, viewerId, { kind, date, now }),
  }),
}));

export const loader = leaf.loader;
export const action = leaf.action;
