import { useLoaderData } from "@remix-run/react";
import { usePages } from "~/client/use-pages";
import { listOwnPrayers } from "~/features/feed/feed.server";
import { firstPageSize, getPageSize } from "~/features/feed/feed-tab";
import { PostList } from "~/features/feed/post-list";
import { ReminderOffer } from "~/features/notifications/reminder-offer";
import { asPost, postKeys } from "~/features/posts/post.queries";
import { loadPrayers } from "~/features/prayer/prayer-list.server";
import { listLatestUpdates } from "~/features/prayer/progress.server";
import { UpdateList } from "~/features/prayer/update-list";
import { PrayerLists } from "~/features/prayer/prayer-lists";
import { readTimeZone } from "~/platform/cookies.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { noIndexMeta, pageMeta } from "~/shell/page-meta";
import { NowProvider } from "~/ui/now";

export const loader = page(async ({ context }) => {
  const { db, now, request } = context.app;
  const { id: viewerId } = await requirePageViewer(context);
  const [list, ownRequests] = await Promise.all([
    loadPrayers(db, viewerId, now, readTimeZone(request)),
    listOwnPrayers(db, viewerId, { limit: firstPageSize }),
  ]);
  const updates = await listLatestUpdates(db, ownRequests.items);
  return { list: { ...list, viewerId }, ownRequests, updates, now };
});

export const meta = pageMeta("My prayers", "What you pray for.", noIndexMeta);

export default function Prayers() {
  const { list, ownRequests, updates, now } = useLoaderData<typeof loader>();
  const query = usePages({
    queryKey: postKeys.ownPrayers,
    buildUrl: (page, at) =>
      urls.api.posts({
        type: "prayer",
        prayers: "mine",
        ...page,
        limit: getPageSize(at),
      }),
    read: asPost,
    initialPage: { page: ownRequests, at: now },
  });
  return (
    <NowProvider value={now}>
      <div className="mx-auto max-w-2xl space-y-6">
        <h1 className="font-serif text-3xl tight:text-xl">My prayers</h1>
        <PrayerLists {...list} />
        <ReminderOffer kind="list" />
        <section aria-labelledby="mine">
          <h2 id="mine" className="mb-3 font-serif text-xl">
            My requests
          </h2>
          <PostList
            query={query}
            emptyIcon="prayer"
            empty="You haven't asked for prayer yet."
            details={({ id }) => (
              <UpdateList
                updates={updates.filter(({ postId }) => postId === id)}
              />
            )}
          />
        </section>
      </div>
    </NowProvider>
  );
}
