import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { showVideoThumbnail } from "~/features/posts/preview/video-thumbnail.server";
import { refuseMethod } from "~/platform/api.server";
import { toProblem } from "~/platform/problem.server";

export async function loader({ context: { app }, params }: LoaderFunctionArgs) {
  try {
    return await showVideoThumbnail(app, params.postId ?? "");
  } catch (error) {
    return toProblem(error, app.requestId);
  }
}

export const action = refuseMethod(["GET", "HEAD"]);
