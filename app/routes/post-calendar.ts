import { createCalendarFile } from "~/features/events/calendar-file";
import { visitor } from "~/features/audience/visibility.server";
import { getPost } from "~/features/posts/post.server";
import { fileLoader, fileResponse } from "~/platform/file.server";
import { AppError } from "~/shared/errors";

export const loader = fileLoader(async (app, request, { postId = "" }) => {
  const post = await getPost(app.db, visitor, postId);
  if (!post.eventData) throw new AppError("not_found");
  const siteUrl = new URL(app.env.SITE_URL).origin;
  const productName = app.env.PRODUCT_NAME;
  return fileResponse(
    request,
    {
      version: `${Date.parse(post.updatedAt ?? post.createdAt)}`,
      type: "text/calendar; charset=utf-8; method=PUBLISH",
      cache: "no-cache",
      headers: { "content-disposition": 'inline; filename="event.ics"' },
    },
    () => Promise.resolve(createCalendarFile([post], { productName, siteUrl })),
  );
});
