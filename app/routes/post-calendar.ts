import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { createCalendarFile } from "~/features/events/calendar-file";
import { getPost } from "~/features/posts/post.server";
import { fileResponse } from "~/platform/file.server";
import { toProblem } from "~/platform/problem.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";

export async function loader({
  context: { app },
  params,
  request,
}: LoaderFunctionArgs) {
  try {
    const post = await getPost(app.db, app.viewerId, params.postId ?? "");
    const event = post.eventData;
    if (!event) throw new AppError("not_found");
    const { origin, host } = new URL(app.env.SITE_URL);
    return await fileResponse(
      request,
      {
        version: `${Date.parse(post.updatedAt ?? post.createdAt)}`,
        type: "text/calendar; charset=utf-8; method=PUBLISH",
        cache: "no-cache",
        headers: { "content-disposition": 'inline; filename="event.ics"' },
      },
      () =>
        Promise.resolve(
          createCalendarFile(post, event, {
            productName: app.env.PRODUCT_NAME,
            host,
            url: `${origin}${urls.post(post.id)}`,
          }),
        ),
    );
  } catch (error) {
    return toProblem(error, app.requestId);
  }
}
