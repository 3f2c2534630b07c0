import { getPassage } from "~/features/bible/chapter.server";
import { passageQuerySchema, passageSchema } from "~/features/bible/passage";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "A chapter of the Bible, verse by verse",
    auth: "anyone",
    query: passageQuerySchema,
    reply: passageSchema,
    cache: "public, max-age=86400",
    handle: ({ ctx, query }) => getPassage(ctx.env.ASSETS, query),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
