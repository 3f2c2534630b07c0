import { useLoaderData } from "@remix-run/react";
import { listOwnPrayers } from "~/features/feed/feed.server";
import { firstPageSize } from "~/features/feed/feed-tab";
import { ReminderOffer } from "~/features/notifications/reminder-offer";
import { OwnRequests } from "~/features/prayer/own-requests";
import { loadPrayers } from "~/features/prayer/prayer-list.server";
import { PrayerLists } from "~/features/prayer/prayer-lists";
import { readTimeZone } from "~/platform/cookies.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { noIndexMeta, pageMeta } from "~/shell/page-meta";

export const loader = page(async ({ context }) => {
  const { db, now, request } = context.app;
  const { id: viewerId } = await requirePageViewer(context);
  const [list, ownRequests] = await Promise.all([
    loadPrayers(db, viewerId, now, readTimeZone(request)),
    listOwnPrayers(db, viewerId, { limit: firstPageSize }),
  ]);
  return { ...list, viewerId, ownRequests, now };
});

export const meta = pageMeta("My prayers", "What you pray for.", noIndexMeta);

export default function Prayers() {
  const { ownRequests, now, ...lists } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <h1 className="font-serif text-3xl tight:text-xl">My prayers</h1>
      <PrayerLists {...lists} />
      <ReminderOffer kind="list" />
      <OwnRequests initialPage={{ page: ownRequests, at: now }} />
    </div>
  );
}
