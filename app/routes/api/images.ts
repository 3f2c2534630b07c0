import * as z from "zod/mini";
import { api, endpoint } from "~/platform/api.server";
import { createImageStore } from "~/platform/image-store.server";
import { newImageSchema } from "~/shared/image-source";

export const loader = api({
  POST: endpoint({
    summary: "Upload a picture for a post; deleted after a day if none uses it",
    body: newImageSchema,
    acceptsImage: true,
    response: z.object({ url: z.string() }),
    status: 201,
    // The store counts uploads.
    handle: async ({ ctx, viewer, body: { image, smallerImages } }) => {
      const store = createImageStore(ctx);
      const saved = await store.save(image, smallerImages, "image", viewer.id);
      return { url: saved.url };
    },
  }),
});

export const action = loader;
