import { redirect, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { getVerseImage } from "~/features/link-preview/verse-image.server";
import { fileResponse } from "~/platform/file.server";
import { toProblem } from "~/platform/problem.server";

/** A month: the text never changes, and rendering changes can wait. */
const month = "public, max-age=2592000";
/** Other sites may embed the image. */
const shared = { "cross-origin-resource-policy": "cross-origin" };

export async function loader({
  context: { app },
  params,
  request,
}: LoaderFunctionArgs) {
  try {
    const image = await getVerseImage(app, params, request);
    if ("movedTo" in image) {
      return redirect(image.movedTo, {
        status: 308,
        headers: { "cache-control": month, ...shared },
      });
    }
    const { version, read } = image;
    return await fileResponse(
      request,
      { version, type: "image/png", cache: month, headers: shared },
      read,
    );
  } catch (error) {
    return toProblem(error, app.requestId);
  }
}
