import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { serveVideoThumbnail } from "~/features/media/video-thumbnail.server";
import { getVideoUrl } from "~/features/posts/post.server";
import { toProblem } from "~/platform/problem.server";

export async function loader({ context: { app }, params }: LoaderFunctionArgs) {
  try {
    const { db, viewerId } = app;
    const postId = params.postId ?? "";
    const videoUrl = await getVideoUrl(db, viewerId, postId);
    return await serveVideoThumbnail(app, postId, videoUrl);
  } catch (error) {
    return toProblem(error, app.requestId);
  }
}
