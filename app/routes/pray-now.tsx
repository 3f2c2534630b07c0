import { useLoaderData } from "@remix-run/react";
import { PrayNow } from "~/features/prayer/pray-now";
import { loadPrayers } from "~/features/prayer/prayer-list.server";
import { readTimeZone } from "~/platform/cookies.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { noIndexMeta, pageMeta } from "~/shell/page-meta";

export const loader = page(async ({ context, request }) => {
  const { db, now } = context.app;
  const { id } = await requirePageViewer(context);
  const at = new URL(request.url).searchParams.get("at") ?? "";
  const browserZone = readTimeZone(request);
  return {
    ...(await loadPrayers(db, id, { now, browserZone })),
    at: /^\d{1,3}$/.test(at) ? Number(at) : null,
  };
});

export const meta = pageMeta(
  "Pray now",
  "Today's prayers, one at a time.",
  noIndexMeta,
);

export default function PrayNowPage() {
  const { items, day, at } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="font-serif text-3xl tight:text-xl">Pray now</h1>
      <PrayNow items={items} day={day} at={at} />
    </div>
  );
}
