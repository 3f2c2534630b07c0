import { useLoaderData } from "@remix-run/react";
import { PrayNow } from "~/features/prayer/pray-now";
import { loadPrayers } from "~/features/prayer/prayer-list.server";
import { readTimeZone } from "~/platform/cookies.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { noIndexMeta, pageMeta } from "~/shell/page-meta";
import { LinkButton } from "~/ui/link-button";
import { EmptyState } from "~/ui/states";

export const loader = page(async ({ context }) => {
  const { db, now, request } = context.app;
  const { id } = await requirePageViewer(context);
  return loadPrayers(db, id, now, readTimeZone(request));
});

export const meta = pageMeta("Pray now", "Today's prayers.", noIndexMeta);

export default function PrayNowPage() {
  const list = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="font-serif text-3xl tight:text-xl">Pray now</h1>
      {list.items.length > 0 ? (
        <PrayNow {...list} />
      ) : (
        <EmptyState
          icon="prayer"
          title="Who would you like to pray for?"
          action={<LinkButton to={urls.prayers}>My prayers</LinkButton>}
        >
          Write it on your list, or choose “Add to my list” in the menu of a
          prayer request.
        </EmptyState>
      )}
    </div>
  );
}
