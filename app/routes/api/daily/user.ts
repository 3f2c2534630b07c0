import { parseDailyKind } from "~/features/daily/daily";
import { getDailyEngagement } from "~/features/daily/daily-engagement.server";
import {
  dailyEngagementSchema,
  dateQuerySchema,
} from "~/features/daily/daily-api";
import { api, endpoint } from "~/platform/api.server";

export const loader = api((path, kind = parseDailyKind(path)) => ({
  GET: endpoint({
    summary: `Whether the viewer likes the ${kind} of the day`,
    query: dateQuerySchema,
    response: dailyEngagementSchema,
    authInSql: true,
    handle: ({ ctx: { db, viewerId, now }, query: { date } }) =>
      getDailyEngagement(db, viewerId, { kind, date, now }),
  }),
}));

export const action = loader;
