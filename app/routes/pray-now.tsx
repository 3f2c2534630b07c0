import { useLoaderData } from "@remix-run/react";
import { PrayNow } from "~/features/prayer/pray-now";
import { loadPrayers } from "~/features/prayer/prayer-list.server";
import { readTimeZone } from "~/platform/cookies.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { noIndexMeta, pageMeta } from "~/shell/page-meta";

export const loader = page(async ({ context }) => {
  const { db, now, request } = context.app;
  const { id } = await requirePageViewer(context);
  return loadPrayers(db, id, now, readTimeZone(request));
});

export const meta = pageMeta("Pray now", "Today's prayers.", noIndexMeta);

export default function PrayNowPage() {
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="font-serif text-3xl tight:text-xl">Pray now</h1>
      <PrayNow {...useLoaderData<typeof loader>()} />
    </div>
  );
}
