import * as z from "zod/mini";
import { newVerseSchema } from "~/features/posts/new-verse";
import { renderCustomVerseImage } from "~/features/link-preview/custom-verse-image.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Render a verse image without posting it",
    auth: "user",
    body: z.object({ verseData: newVerseSchema }),
    acceptsImage: true,
    response: z.instanceof(Uint8Array),
    contentType: "image/png",
    limit: rateLimits.imageRenders,
    handle: ({ ctx, body }) => renderCustomVerseImage(ctx, body.verseData),
  }),
});

export { loader, action };
