import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refuseMethod } from "~/platform/api.server";
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

export const action = refuseMethod(["GET", "HEAD"]);
