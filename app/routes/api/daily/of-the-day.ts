import { parseDailyKind, getCacheSeconds } from "~/features/daily/daily";
import { getDaily } from "~/features/daily/daily-content.server";
import {
  dailyContentSchemas,
  dateQuerySchema,
} from "~/features/daily/daily-api";
import { api, endpoint } from "~/platform/api.server";
import { withHeaders } from "~/platform/response.server";

export const loader = api((path, kind = parseDailyKind(path)) => ({
  GET: endpoint({
    summary: `Get the ${kind} of the day (UTC)`,
    auth: "anyone",
    query: dateQuerySchema,
    response: dailyContentSchemas[kind],
    handle: async ({ ctx, query }) =>
      withHeaders(await getDaily(ctx, kind, query.date), [
        ["cache-control", `public, max-age=${getCacheSeconds(ctx.now)}`],
      ]),
  }),
}));

export const action = loader;
