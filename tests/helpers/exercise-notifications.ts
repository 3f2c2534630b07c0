import { addComment } from "~/features/comments/comment.server";
import { setInterest } from "~/features/events/interest.server";
import { sendEventNotifications } from "~/features/notifications/event-notifications.server";
import {
  updateNotificationSettings,
  getNotificationSettings,
} from "~/features/notifications/notification-settings.server";
import {
  getNotification,
  listNotifications,
  openNotification,
  markAsRead,
  deleteExpiredNotifications,
} from "~/features/notifications/notifications.server";
import { createPost } from "~/features/posts/create-post.server";
import { deletePost } from "~/features/posts/post.server";
import type { PostStores } from "~/features/posts/post-stores.server";
import { updatePost } from "~/features/posts/update-post.server";
import type { Viewer } from "~/shared/viewer";

/** Runs every SQL statement of notifications at least once. Anna posts, and Ben is notified. */
export async function exerciseNotifications(
  { stores, now }: { stores: PostStores; now: number },
  { anna, ben }: { anna: string; ben: string },
): Promise<void> {
  const { db } = stores;
  const options = { now, idempotencyKey: null };
  const viewer = { id: ben, adminAccess: "write" } as Viewer;
  await updateNotificationSettings(db, viewer, {
    like: "off",
    timeZone: "UTC",
    quietFrom: "22:00",
    quietUntil: "07:00",
  });
  await getNotificationSettings(db, viewer);
  const event = {
    type: "event",
    content: "With @ben",
    eventData: { title: "Vespers", date: "2099-05-01", timeZone: "UTC" },
  } as const;
  const { id } = await createPost(stores, anna, event, options);
  await addComment(db, anna, id, { content: "@ben Come" }, options);
  await setInterest(db, ben, id, true, now);
  const change = { smallerImages: [], imageAlt: "" };
  await updatePost(
    stores,
    anna,
    id,
    { ...change, content: "", eventData: { location: "Chapel" } },
    now,
  );
  for (const at of [now, Date.parse("2099-04-30T20:00Z")]) {
    await sendEventNotifications(db, at);
  }
  const page = await listNotifications(db, ben, { limit: 1 });
  await listNotifications(db, ben, { limit: 20, cursor: page.next ?? "~" });
  const [notification] = page.items;
  await getNotification(db, ben, notification?.id ?? "");
  await openNotification(db, ben, notification?.id ?? "", now);
  await markAsRead(db, ben, { upTo: notification?.id }, now);
  await deletePost(db, anna, id);
  await deleteExpiredNotifications(db, now);
}
