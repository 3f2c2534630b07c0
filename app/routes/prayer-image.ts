import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadPrayerImage } from "~/features/daily/prayer-image/prayer-image.server";
import { fileResponse } from "~/platform/file.server";
import { toProblem } from "~/platform/problem.server";

/** Not immutable: when the list of prayers grows, past days get other prayers. */
const day = "public, max-age=86400";

export async function loader({
  context: { app },
  params,
  request,
}: LoaderFunctionArgs) {
  try {
    const { version, read } = await loadPrayerImage(
      app,
      params.day ?? "",
      request,
    );
    return await fileResponse(
      request,
      {
        version,
        type: "image/png",
        cache: day,
        // Preview images are embedded by other sites.
        headers: { "cross-origin-resource-policy": "cross-origin" },
      },
      read,
    );
  } catch (error) {
    return toProblem(error, app.requestId);
  }
}
