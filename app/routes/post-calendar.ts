import { createCalendarFile } from "~/features/events/calendar-file";
import { visitor } from "~/features/audience/visibility.server";
import { getPost } from "~/features/posts/post.server";
import { fileLoader, fileResponse } from "~/platform/file.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";

export const loader = fileLoader(async (app, request, { postId = "" }) => {
  const post = await getPost(app.db, visitor, postId);
  const event = post.eventData;
  if (!event) throw new AppError("not_found");
  const { origin, host } = new URL(app.env.SITE_URL);
  const productName = app.env.PRODUCT_NAME;
  const url = `${origin}${urls.post(post.id)}`;
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
        createCalendarFile(post, event, { productName, host, url }),
      ),
  );
});
