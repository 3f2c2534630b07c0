import { parseDailyKind } from "~/features/daily/daily";
import { addDailyShare } from "~/features/daily/daily-engagement.server";
import {
  dateQuerySchema,
  dailyShareResponseSchema,
} from "~/features/daily/daily-api";
import { api, endpoint } from "~/platform/api.server";

export const loader = api((path, kind = parseDailyKind(path)) => ({
  POST: endpoint({
    summary: `Count a share of the ${kind} of the day`,
    query: dateQuerySchema,
    response: dailyShareResponseSchema,
    limit: "shares",
    authInSql: true,
    handle: ({ ctx: { db, viewerId, now }, query: { date } }) =>
      addDailyShare(db, viewerId, { kind, date, now }),
  }),
}));

export const action = loader;
