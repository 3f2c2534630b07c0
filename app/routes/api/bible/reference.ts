import {
  referenceQuerySchema,
  referenceResponseSchema,
  resolveReference,
} from "~/features/bible/references/references.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  GET: endpoint({
    summary: "The passages of a typed Bible reference",
    auth: "anyone",
    query: referenceQuerySchema,
    response: referenceResponseSchema,
    cache: "public, max-age=86400",
    handle: ({ ctx, query }) => resolveReference(ctx.env.ASSETS, query),
  }),
});

export const action = loader;
