import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { embeddedPostId, oEmbed } from "~/features/link-preview/oembed";
import { getPost } from "~/features/posts/post.server";
import { previewUrl } from "~/features/link-preview/preview.server";
import { toProblem } from "~/platform/problem.server";
import { AppError } from "~/shared/errors";

/** Not kept at the edge: one read of the database is cheap, and an edit is seen at once. */
const headers = { "cache-control": "public, max-age=300" };

export async function loader({
  context: { app },
  request,
}: LoaderFunctionArgs) {
  try {
    const asked = new URL(request.url).searchParams;
    const format = asked.get("format") ?? "json";
    // oembed.com, 2.3.4: for the other format that it knows. Whatever else is no format at all.
    if (format === "xml") {
      return new Response("Only JSON is spoken here.", { status: 501 });
    }
    if (format !== "json") throw new AppError("malformed");
    const productName = app.env.PRODUCT_NAME;
    const siteUrl = new URL(app.env.SITE_URL).origin;
    const postId = embeddedPostId(asked.get("url") ?? "", siteUrl);
    if (postId === null) throw new AppError("not_found");
    const post = await getPost(app.db, app.viewerId, postId);
    const preview = await previewUrl(post, productName);
    const room = {
      width: Number(asked.get("maxwidth") ?? Infinity),
      height: Number(asked.get("maxheight") ?? Infinity),
    };
    const place = { productName, siteUrl, preview };
    return Response.json(oEmbed(post, place, room), { headers });
  } catch (error) {
    return toProblem(error, app.requestId);
  }
}
