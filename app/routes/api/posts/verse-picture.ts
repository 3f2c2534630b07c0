import * as z from "zod/mini";
import { newVerseSchema } from "~/features/posts/new-verse";
import { drawOwnVerse } from "~/features/link-preview/own-verse.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "A verse as a picture, in any look, without a post of it",
    auth: "user",
    body: z.object({ verseData: newVerseSchema }),
    carriesPicture: true,
    reply: z.instanceof(Uint8Array),
    type: "image/png",
    limit: rateLimits.drawings,
    handle: ({ ctx, body }) => drawOwnVerse(ctx, body.verseData),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
