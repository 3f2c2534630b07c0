import { engagementOf } from "~/features/daily/daily-engagement.server";
import { dayEngagementSchema, daySchema } from "~/features/daily/daily-wire";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "Whether the viewer likes the verse of the day",
    auth: "user",
    query: daySchema,
    reply: dayEngagementSchema,
    sameTrip: true,
    handle: ({ ctx, query: { date } }) =>
      engagementOf(ctx.db, ctx.viewerId, { kind: "verse", date, now: ctx.now }),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
