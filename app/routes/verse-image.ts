import { redirect } from "@remix-run/cloudflare";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { openVerseImage } from "~/features/link-preview/verse-image.server";
import { fileReply } from "~/platform/file.server";
import { toProblem } from "~/platform/problem.server";

/** Scripture does not change; a new way of drawing it may wait for a month. */
const month = "public, max-age=2592000";
/** Shown on other people's pages: that is what it is for. */
const shared = { "cross-origin-resource-policy": "cross-origin" };

export async function loader({
  context: { app },
  params,
  request,
}: LoaderFunctionArgs) {
  try {
    const image = await openVerseImage(app, params, request);
    if ("movedTo" in image) {
      return redirect(image.movedTo, {
        status: 308,
        headers: { "cache-control": month, ...shared },
      });
    }
    const { version, read } = image;
    return await fileReply(
      request,
      { version, type: "image/png", cache: month, headers: shared },
      read,
    );
  } catch (error) {
    return toProblem(error, app.requestId);
  }
}
