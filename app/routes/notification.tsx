import { redirect } from "@remix-run/cloudflare";
import { notificationUrl } from "~/features/notifications/notification-text";
import { openNotification } from "~/features/notifications/notifications.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { pageMeta } from "~/shell/page-meta";

/** Target of a push: marks the notification as read and redirects to what it is about, or to the list. */
export const loader = page(async ({ context, params }) => {
  const { db, now } = context.app;
  const { id } = await requirePageViewer(context);
  const { notificationId = "" } = params;
  const notification = await openNotification(db, id, notificationId, now);
  return redirect(
    (notification && notificationUrl(notification)) ?? urls.notifications(),
  );
});

export const meta = pageMeta("Notification");

export default function Notification() {
  return null;
}
