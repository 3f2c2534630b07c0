import { parseDailyKind } from "~/features/daily/daily";
import { getDailyEngagement } from "~/features/daily/daily-engagement.server";
import {
  dailyEngagementSchema,
  dateQuerySchema,
} from "~/features/daily/daily-api";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const { loader, action } = api((path, kind = parseDailyKind(path)) => ({
  GET: endpoint({
    summary: `Get whether you like the ${kind} of the day`,
    auth: "user",
    query: dateQuerySchema,
    response: dailyEngagementSchema,
    authInSql: true,
    handle: ({ ctx: { db, viewerId, now }, query: { date } }) =>
      getDailyEngagement(db, viewerId, { kind, date, now }),
  }),
}));

export { loader, action };
