import { serveVideoThumbnail } from "~/features/media/video-thumbnail.server";
import { getVideoUrl } from "~/features/posts/post.server";
import { resource } from "~/platform/problem.server";

export const loader = resource(async ({ context: { app }, params }) => {
  const { db, viewerId } = app;
  const postId = params.postId ?? "";
  const videoUrl = await getVideoUrl(db, viewerId, postId);
  return serveVideoThumbnail(app, postId, videoUrl);
});
