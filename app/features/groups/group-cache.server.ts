import type { AppContext } from "~/platform/context.server";
import { purgeDocument } from "~/platform/document-cache.server";
import { urls } from "~/shared/urls";

/** Call it after a group or one of its posts has changed: clears its cached page, feed and calendar. */
export async function purgeGroup(
  app: Pick<AppContext, "cache" | "request">,
  slug: string,
): Promise<void> {
  const files = [urls.group, urls.groupFeed, urls.groupCalendar];
  await Promise.all(files.map((url) => purgeDocument(app, url(slug))));
}
