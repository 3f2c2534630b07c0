import { useLoaderData } from "@remix-run/react";
import { ReminderOffer } from "~/features/notifications/reminder-offer";
import { loadPrayers } from "~/features/prayer/prayer-list.server";
import { PrayerLists } from "~/features/prayer/prayer-lists";
import { readTimeZone } from "~/platform/cookies.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { noIndexMeta, pageMeta } from "~/shell/page-meta";

export const loader = page(async ({ context }) => {
  const { db, now, request } = context.app;
  const { id: viewerId } = await requirePageViewer(context);
  const list = await loadPrayers(db, viewerId, now, readTimeZone(request));
  return { ...list, viewerId };
});

export const meta = pageMeta("My prayers", "What you pray for.", noIndexMeta);

export default function Prayers() {
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <h1 className="font-serif text-3xl tight:text-xl">My prayers</h1>
      <PrayerLists {...useLoaderData<typeof loader>()} />
      <ReminderOffer kind="list" />
    </div>
  );
}
