import { foundVerseSchema, searchQuerySchema } from "~/features/bible/search";
import { searchVerses } from "~/features/bible/search.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "Verses by their words, best first",
    auth: "anyone",
    query: searchQuerySchema,
    reply: foundVerseSchema,
    list: true,
    cache: "public, max-age=3600",
    handle: ({ ctx, query }) => searchVerses(ctx.scripture, query),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
