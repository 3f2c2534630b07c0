import * as z from "zod/mini";
import { newVerseSchema } from "~/features/posts/new-verse";
import { renderCustomVerseImage } from "~/features/link-preview/custom-verse-image.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Render a verse image without posting it",
    body: z.object({ verseData: newVerseSchema }),
    acceptsImage: true,
    response: z.instanceof(Uint8Array),
    contentType: "image/png",
    limit: "imageRenders",
    handle: ({ ctx, body }) => renderCustomVerseImage(ctx, body.verseData),
  }),
});

export const action = loader;
