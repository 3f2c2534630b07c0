import { visitor } from "~/features/audience/visibility.server";
import { getPost } from "~/features/posts/post.server";
import { getPreview } from "~/features/link-preview/preview.server";
import { embeddable, fileLoader, fileResponse } from "~/platform/file.server";

const day = "public, max-age=86400";
/** A URL with an old version or none shows the current image. */
const minutes = "public, max-age=300";

export const loader = fileLoader(async (app, request, { postId = "" }) => {
  const post = await getPost(app.db, visitor, postId);
  const { version, read } = await getPreview(app, post);
  const requestedVersion = new URL(request.url).searchParams.get("v");
  const cache = requestedVersion === version ? day : minutes;
  return fileResponse(
    request,
    { version, type: "image/png", cache, headers: embeddable },
    read,
  );
});
