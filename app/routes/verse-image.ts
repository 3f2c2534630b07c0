import { redirect } from "@remix-run/cloudflare";
import { getVerseImage } from "~/features/link-preview/verse-image.server";
import { embeddable, fileLoader, fileResponse } from "~/platform/file.server";

/** A month: the text never changes, and rendering changes can wait. */
const cache = "public, max-age=2592000";

export const loader = fileLoader(async (app, request, params) => {
  const image = await getVerseImage(app, params, request);
  if ("movedTo" in image) {
    const headers = { "cache-control": cache, ...embeddable };
    return redirect(image.movedTo, { status: 308, headers });
  }
  return fileResponse(
    request,
    { version: image.version, type: "image/png", cache, headers: embeddable },
    image.read,
  );
});
