import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { serveExternalImage } from "~/features/media/external-image.server";
import { toProblem } from "~/platform/problem.server";

export async function loader({
  context: { app },
  request,
}: LoaderFunctionArgs) {
  try {
    const address = new URL(request.url).searchParams.get("url") ?? "";
    return await serveExternalImage(app, address);
  } catch (error) {
    return toProblem(error, app.requestId);
  }
}
