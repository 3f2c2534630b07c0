import { parseDailyKind } from "~/features/daily/daily";
import { addDailyShare } from "~/features/daily/daily-engagement.server";
import {
  dateQuerySchema,
  dailyShareResponseSchema,
} from "~/features/daily/daily-api";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api((path, kind = parseDailyKind(path)) => ({
  POST: endpoint({
    summary: `Count a share of the ${kind} of the day`,
    auth: "user",
    query: dateQuerySchema,
    response: dailyShareResponseSchema,
    limit: rateLimits.shares,
    authInSql: true,
    handle: ({ ctx: { db, viewerId, now }, query: { date } }) =>
      addDailyShare(db, viewerId, { kind, date, now }),
  }),
}));

export { loader, action };
