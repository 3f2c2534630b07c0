import type { AppContext } from "~/platform/context.server";
import { forgetDocument } from "~/platform/document-cache.server";
import { urls } from "~/shared/urls";
import { dropPreviews } from "./preview.server";

/** After an edit or its end: the post's document and its pictures, as they were, are shown no more. */
export async function forgetPost(
  app: AppContext,
  postId: string,
): Promise<void> {
  await forgetDocument(app, urls.post(postId));
  app.waitUntil(dropPreviews(app.env.IMAGES, postId));
}
