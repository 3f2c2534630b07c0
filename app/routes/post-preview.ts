import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { getPost } from "~/features/posts/post.server";
import {
  getPreview,
  previewVersion,
} from "~/features/link-preview/preview.server";
import { fileReply } from "~/platform/file.server";
import { toProblem } from "~/platform/problem.server";

const day = "public, max-age=86400";
/** An address that names no version, or an old one, shows what there is now. */
const minutes = "public, max-age=300";

export async function loader({
  context: { app },
  params,
  request,
}: LoaderFunctionArgs) {
  const { env, db } = app;
  try {
    const post = await getPost(db, app.viewerId, params.postId ?? "");
    const version = await previewVersion(post, env.PRODUCT_NAME);
    const asked = new URL(request.url).searchParams.get("v");
    return await fileReply(
      request,
      {
        version,
        type: "image/png",
        cache: asked === version ? day : minutes,
        // Previews are shown on other people's pages: that is what they are for.
        headers: { "cross-origin-resource-policy": "cross-origin" },
      },
      () => getPreview(app, post),
    );
  } catch (error) {
    return toProblem(error, app.requestId);
  }
}
