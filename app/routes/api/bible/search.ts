import {
  foundVerseSchema,
  searchQuerySchema,
} from "~/features/bible/search/search";
import { searchVerses } from "~/features/bible/search/search.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  GET: endpoint({
    summary: "Search the Bible, best matches first",
    auth: "anyone",
    query: searchQuerySchema,
    list: foundVerseSchema,
    cache: "public, max-age=3600",
    handle: ({ ctx, query }) => searchVerses(ctx.scripture, query),
  }),
});

export const action = loader;
