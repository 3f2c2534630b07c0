import { getVerses } from "~/features/bible/chapter.server";
import {
  versesQuerySchema,
  versesResponseSchema,
} from "~/features/bible/bible-api";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  GET: endpoint({
    summary: "A chapter of the Bible, verse by verse",
    auth: "anyone",
    query: versesQuerySchema,
    response: versesResponseSchema,
    cache: "public, max-age=86400",
    handle: ({ ctx, query }) => getVerses(ctx.env.ASSETS, query),
  }),
});

export const action = loader;
