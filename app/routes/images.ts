import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { serveImage } from "~/platform/images.server";
import { toProblem } from "~/platform/problem.server";

export async function loader({
  context: { app },
  params,
  request,
}: LoaderFunctionArgs) {
  try {
    return await serveImage(app.env.IMAGES, params.key ?? "", request);
  } catch (error) {
    return toProblem(error, app.requestId);
  }
}
