import { Link, useLoaderData } from "@remix-run/react";
import { ReminderOffer } from "~/features/notifications/reminder-offer";
import { OwnPrayerForm } from "~/features/prayer/own-prayer-form";
import { loadPrayers } from "~/features/prayer/prayer-list.server";
import { PrayerLists } from "~/features/prayer/prayer-lists";
import { readTimeZone } from "~/platform/cookies.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { noIndexMeta, pageMeta } from "~/shell/page-meta";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

export const loader = page(async ({ context }) => {
  const { db, now, request } = context.app;
  const { id } = await requirePageViewer(context);
  const browserZone = readTimeZone(request);
  return { ...(await loadPrayers(db, id, { now, browserZone })), viewerId: id };
});

export const meta = pageMeta(
  "My prayers",
  "Whom and what you pray for.",
  noIndexMeta,
);

export default function Prayers() {
  const { items, day, viewerId } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="font-serif text-3xl tight:text-xl">My prayers</h1>
        <Button asChild variant="quiet" className="-mr-2">
          <Link to={urls.reminderSettings}>
            <Icon name="bell" />
            Daily reminder
          </Link>
        </Button>
      </div>
      <OwnPrayerForm viewerId={viewerId} />
      <PrayerLists items={items} day={day} />
      <ReminderOffer kind="list" />
    </div>
  );
}
