import { visitor } from "~/features/audience/visibility.server";
import { serveVideoThumbnail } from "~/features/media/video-thumbnail.server";
import { getVideoUrl } from "~/features/posts/post.server";
import { fileLoader } from "~/platform/file.server";

export const loader = fileLoader(async (app, _request, { postId = "" }) => {
  const videoUrl = await getVideoUrl(app.db, visitor, postId);
  return serveVideoThumbnail(app, postId, videoUrl);
});
