import { parseDailyKind } from "~/features/daily/daily";
import { setDailyLike } from "~/features/daily/daily-engagement.server";
import {
  dailyLikeResponseSchema,
  dateQuerySchema,
} from "~/features/daily/daily-api";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { desiredSchema } from "~/shared/desired";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api((path, kind = parseDailyKind(path)) => ({
  POST: endpoint({
    summary: `Like or unlike the ${kind} of the day`,
    auth: "user",
    query: dateQuerySchema,
    body: desiredSchema,
    response: dailyLikeResponseSchema,
    limit: rateLimits.likes,
    authInSql: true,
    handle: ({ ctx: { db, viewerId, now }, query: { date }, body }) =>
      setDailyLike(db, viewerId, { kind, date, now }, body?.desired),
  }),
}));

export { loader, action };
