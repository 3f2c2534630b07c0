import { createCalendarFile } from "~/features/events/calendar-file";
import { getPost } from "~/features/posts/post.server";
import { fileResponse } from "~/platform/file.server";
import { resource } from "~/platform/problem.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";

export const loader = resource(
  async ({ context: { app }, params, request }) => {
    const post = await getPost(app.db, app.viewerId, params.postId ?? "");
    const event = post.eventData;
    if (!event) throw new AppError("not_found");
    const { origin, host } = new URL(app.env.SITE_URL);
    return fileResponse(
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
  },
);
