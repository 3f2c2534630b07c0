import { getVerses } from "~/features/bible/chapter.server";
import {
  versesQuerySchema,
  versesResponseSchema,
} from "~/features/bible/bible-api";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const { loader, action } = api({
  GET: endpoint({
    summary: "A chapter of the Bible, verse by verse",
    auth: "anyone",
    query: versesQuerySchema,
    response: versesResponseSchema,
    cache: "public, max-age=86400",
    handle: ({ ctx, query }) => getVerses(ctx.env.ASSETS, query),
  }),
});

export { loader, action };
