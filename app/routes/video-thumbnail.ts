import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { showVideoThumbnail } from "~/features/media/video-thumbnail.server";
import { videoUrlOf } from "~/features/posts/post.server";
import { toProblem } from "~/platform/problem.server";

export async function loader({ context: { app }, params }: LoaderFunctionArgs) {
  try {
    const { db, viewerId } = app;
    const postId = params.postId ?? "";
    const videoUrl = await videoUrlOf(db, viewerId, postId);
    return await showVideoThumbnail(app, postId, videoUrl);
  } catch (error) {
    return toProblem(error, app.requestId);
  }
}
