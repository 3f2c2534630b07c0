import { createGroupFile } from "~/features/feed/public-group/public-group.server";
import { isCanonicalAddress } from "~/platform/document-cache.server";
import { fileLoader, fileResponse } from "~/platform/file.server";
import { sha256 } from "~/platform/sign.server";
import { urls } from "~/shared/urls";
import { cacheForOneMinute } from "~/shell/document-mode";

/** The Atom feed and the calendar of a group, the same for all viewers. */
export const loader = fileLoader(async (app, request, { slug = "" }) => {
  const isFeed = new URL(request.url).pathname.endsWith(".xml");
  const body = await createGroupFile(app, slug, isFeed);
  const path = isFeed ? urls.groupFeed(slug) : urls.groupCalendar(slug);
  // Cached only under the URL that an edit purges.
  const isCacheable = isCanonicalAddress(request, path);
  return fileResponse(
    request,
    {
      version: (await sha256(body)).toString("hex", 0, 16),
      type: `${isFeed ? "application/atom+xml" : "text/calendar"}; charset=utf-8`,
      cache: isCacheable ? cacheForOneMinute["cache-control"] : "no-cache",
    },
    () => Promise.resolve(body),
  );
});
