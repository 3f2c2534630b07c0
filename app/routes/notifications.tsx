import { Link, useLoaderData } from "@remix-run/react";
import { PushPrompt } from "~/features/notifications/push-prompt";
import { NotificationList } from "~/features/notifications/notification-list";
import { notificationsPageSize } from "~/features/notifications/notifications.queries";
import { listNotifications } from "~/features/notifications/notifications.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { pageMeta } from "~/shell/page-meta";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { NowProvider } from "~/ui/now";

/** Session and notifications load in one batch: `viewerId` is SQL. */
export const loader = page(async ({ context }) => {
  const { db, viewerId, sessionId, now } = context.app;
  if (sessionId === null) await requirePageViewer(context);
  const [notifications] = await Promise.all([
    listNotifications(db, viewerId, { limit: notificationsPageSize }),
    requirePageViewer(context),
  ]);
  return { initialPage: { page: notifications, at: now }, now };
});

/** Client navigations use the query cache or the API. */
export const clientLoader = () => ({ initialPage: null, now: Date.now() });

export const meta = pageMeta(
  "Notifications",
  "Replies, likes, new followers and events.",
);

export default function Notifications() {
  const { initialPage, now } = useLoaderData<
    typeof loader | typeof clientLoader
  >();
  return (
    <NowProvider value={now}>
      <div className="mx-auto max-w-2xl space-y-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h1 className="font-serif text-3xl tight:text-xl">Notifications</h1>
          <Button asChild variant="quiet" className="-mr-2">
            <Link
              to={urls.notificationSettings}
              aria-label="Notification settings"
            >
              <Icon name="settings" />
              Settings
            </Link>
          </Button>
        </div>
        <PushPrompt />
        <NotificationList initialPage={initialPage} />
      </div>
    </NowProvider>
  );
}
