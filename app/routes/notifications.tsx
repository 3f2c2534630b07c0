import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { AskPlace } from "~/features/notifications/ask-place";
import { NoticeList } from "~/features/notifications/notice-list";
import { noticesShown } from "~/features/notifications/notices.queries";
import { listNotices } from "~/features/notifications/notices.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { titled } from "~/shell/titled";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { NowProvider } from "~/ui/now";

/** Session and notices share one trip: `viewerId` is SQL. */
export const loader = page(async ({ context }: LoaderFunctionArgs) => {
  const { db, viewerId, sessionId, now } = context.app;
  if (sessionId === null) await requirePageViewer(context);
  const [notices] = await Promise.all([
    listNotices(db, viewerId, { limit: noticesShown }),
    requirePageViewer(context),
  ]);
  return { drawn: { page: notices, at: now }, now };
});

/** In the app they come from the query cache, or from the API. */
export const clientLoader = () => ({ drawn: null, now: Date.now() });

export const meta = titled(
  "Notifications",
  "Who has written to you, liked, followed or invited you.",
);

export default function Notifications() {
  const { drawn, now } = useLoaderData<typeof loader | typeof clientLoader>();
  return (
    <NowProvider value={now}>
      <div className="mx-auto max-w-2xl space-y-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h1 className="font-serif text-3xl tight:text-xl">Notifications</h1>
          <Button asChild variant="quiet" className="-mr-2">
            <Link to={urls.noticeSettings} aria-label="Notification settings">
              <Icon name="settings" />
              Settings
            </Link>
          </Button>
        </div>
        <AskPlace />
        <NoticeList drawn={drawn} />
      </div>
    </NowProvider>
  );
}
