import { parseDailyKind } from "~/features/daily/daily";
import { setDailyLike } from "~/features/daily/daily-engagement.server";
import {
  dailyLikeResponseSchema,
  dateQuerySchema,
} from "~/features/daily/daily-api";
import { api, endpoint } from "~/platform/api.server";
import { desiredSchema } from "~/shared/desired";

export const loader = api((path, kind = parseDailyKind(path)) => ({
  POST: endpoint({
    summary: `Like or unlike the ${kind} of the day`,
    query: dateQuerySchema,
    body: desiredSchema,
    response: dailyLikeResponseSchema,
    limit: "likes",
    authInSql: true,
    handle: ({ ctx: { db, viewerId, now }, query: { date }, body }) =>
      setDailyLike(db, viewerId, { kind, date, now }, body?.desired),
  }),
}));

export const action = loader;
