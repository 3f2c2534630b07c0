import { kindAt, secondsToKeep } from "~/features/daily/daily";
import { getDaily } from "~/features/daily/daily-content.server";
import { dailyStores } from "~/features/daily/daily-stores.server";
import { dayContentSchemas, daySchema } from "~/features/daily/daily-wire";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { keptFor } from "~/platform/reply.server";

const leaf = api((path, kind = kindAt(path)) => ({
  GET: endpoint({
    summary: `The ${kind} of the day (UTC)`,
    auth: "anyone",
    query: daySchema,
    reply: dayContentSchemas[kind],
    handle: async ({ ctx, query }) =>
      keptFor(
        secondsToKeep(ctx.now),
        await getDaily[kind](dailyStores(ctx), ctx.now, query.date),
      ),
  }),
}));

export const loader = leaf.loader;
export const action = leaf.action;
