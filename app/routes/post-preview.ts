import { getPost } from "~/features/posts/post.server";
import {
  getPreview,
  getPreviewVersion,
} from "~/features/link-preview/preview.server";
import { fileResponse } from "~/platform/file.server";
import { resource } from "~/platform/problem.server";

const day = "public, max-age=86400";
/** A URL with an old version or none shows the current image. */
const minutes = "public, max-age=300";

export const loader = resource(
  async ({ context: { app }, params, request }) => {
    const { env, db } = app;
    const post = await getPost(db, app.viewerId, params.postId ?? "");
    const version = await getPreviewVersion(post, env.PRODUCT_NAME);
    const requestedVersion = new URL(request.url).searchParams.get("v");
    return fileResponse(
      request,
      {
        version,
        type: "image/png",
        cache: requestedVersion === version ? day : minutes,
        // Other sites embed previews.
        headers: { "cross-origin-resource-policy": "cross-origin" },
      },
      () => getPreview(app, post),
    );
  },
);
