import { foundVerseSchema, searchQuerySchema } from "~/features/bible/search";
import { searchVerses } from "~/features/bible/search.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const { loader, action } = api({
  GET: endpoint({
    summary: "Search the Bible, best matches first",
    auth: "anyone",
    query: searchQuerySchema,
    response: foundVerseSchema,
    list: true,
    cache: "public, max-age=3600",
    handle: ({ ctx, query }) => searchVerses(ctx.scripture, query),
  }),
});

export { loader, action };
