import { useLoaderData } from "@remix-run/react";
import { firstPageSize } from "~/features/feed/feed-tab";
import { SavedPosts } from "~/features/feed/saved-posts";
import { listSavedPosts } from "~/features/reactions/save.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { pageMeta } from "~/shell/page-meta";
import { NowProvider } from "~/ui/now";

/** Session and posts load in one batch: `viewerId` is SQL. */
export const loader = page(async ({ context }) => {
  const { db, viewerId, sessionId, now } = context.app;
  if (sessionId === null) await requirePageViewer(context);
  const [posts] = await Promise.all([
    listSavedPosts(db, viewerId, { limit: firstPageSize }),
    requirePageViewer(context),
  ]);
  return { initialPage: { page: posts, at: now }, now };
});

/** Client navigations use the query cache or the API. */
export const clientLoader = () => ({ initialPage: null, now: Date.now() });

export const meta = pageMeta("Saved", "The posts you saved.");

export default function Saved() {
  const { initialPage, now } = useLoaderData<
    typeof loader | typeof clientLoader
  >();
  return (
    <NowProvider value={now}>
      <div className="mx-auto max-w-2xl">
        <h1 className="font-serif text-3xl tight:text-xl">Saved</h1>
        <p className="mb-4 text-sm text-ink-soft">
          Choose Save in a post's menu to find it again here. Only you can see
          what you save.
        </p>
        <SavedPosts initialPage={initialPage} />
      </div>
    </NowProvider>
  );
}
