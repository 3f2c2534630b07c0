import { redirect } from "@remix-run/cloudflare";
import { getVerseImage } from "~/features/link-preview/verse-image.server";
import { fileResponse } from "~/platform/file.server";
import { resource } from "~/platform/problem.server";

/** A month: the text never changes, and rendering changes can wait. */
const month = "public, max-age=2592000";
/** Other sites may embed the image. */
const shared = { "cross-origin-resource-policy": "cross-origin" };

export const loader = resource(
  async ({ context: { app }, params, request }) => {
    const image = await getVerseImage(app, params, request);
    if ("movedTo" in image) {
      return redirect(image.movedTo, {
        status: 308,
        headers: { "cache-control": month, ...shared },
      });
    }
    const { version, read } = image;
    return fileResponse(
      request,
      { version, type: "image/png", cache: month, headers: shared },
      read,
    );
  },
);
