import { embeddedPostId, oEmbed } from "~/features/link-preview/post-meta";
import { visitor } from "~/features/audience/visibility.server";
import { getPost } from "~/features/posts/post.server";
import { getPreviewUrl } from "~/features/link-preview/preview.server";
import { fileLoader } from "~/platform/file.server";
import { AppError } from "~/shared/errors";

/** Not cached at the edge: one database read is cheap, and edits show at once. */
const headers = { "cache-control": "public, max-age=300" };

export const loader = fileLoader(async (app, request) => {
  const query = new URL(request.url).searchParams;
  const format = query.get("format") ?? "json";
  // oEmbed also defines XML, for which it prescribes 501 if unsupported (oembed.com, 2.3.4).
  if (format === "xml") {
    return new Response("Only JSON is supported.", { status: 501 });
  }
  if (format !== "json") throw new AppError("malformed");
  const productName = app.env.PRODUCT_NAME;
  const siteUrl = new URL(app.env.SITE_URL).origin;
  const postId = embeddedPostId(query.get("url") ?? "", siteUrl);
  if (postId === null) throw new AppError("not_found");
  const post = await getPost(app.db, visitor, postId);
  const preview = await getPreviewUrl(post, productName);
  const maxSize = {
    width: Number(query.get("maxwidth") ?? Infinity),
    height: Number(query.get("maxheight") ?? Infinity),
  };
  const pageContext = { productName, siteUrl, preview };
  return Response.json(oEmbed(post, pageContext, maxSize), { headers });
});
