import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadPrayerImage } from "~/features/daily/prayer-image/prayer-image.server";
import { fileResponse } from "~/platform/file.server";
import { toProblem } from "~/platform/problem.server";

/** The list of prayers may grow, and then another stands on a day that has passed. */
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
        // Shown on other people's pages: that is what it is for.
        headers: { "cross-origin-resource-policy": "cross-origin" },
      },
      read,
    );
  } catch (error) {
    return toProblem(error, app.requestId);
  }
}
