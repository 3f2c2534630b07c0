import { useLoaderData } from "@remix-run/react";
import { usePages } from "~/client/use-pages";
import { firstPageSize, getPageSize } from "~/features/feed/feed-tab";
import { PostList } from "~/features/feed/post-list";
import { asPost, postKeys } from "~/features/posts/post.queries";
import { listSavedPosts } from "~/features/reactions/save.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { urls } from "~/shared/urls";
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
  const query = usePages({
    queryKey: postKeys.saved,
    buildUrl: (page, at) =>
      urls.api.posts({ saved: "true", ...page, limit: getPageSize(at) }),
    read: asPost,
    initialPage,
  });
  return (
    <NowProvider value={now}>
      <div className="mx-auto max-w-2xl">
        <h1 className="font-serif text-3xl tight:text-xl">Saved</h1>
        <p className="mb-4 text-sm text-ink-soft">
          Choose Save in a post's menu to find it again here. Only you can see
          what you save.
        </p>
        <PostList
          query={query}
          emptyIcon="bookmark"
          empty="Nothing saved yet."
        />
      </div>
    </NowProvider>
  );
}
