import type { ActionKind } from "~/client/outbox-item";
import { updateViewer } from "~/features/auth/viewer.queries";
import { toggleFavourite } from "~/features/bible/favourites/favourites.queries";
import { commentKind } from "~/features/comments/comment.queries";
import { toggleDailyLike } from "~/features/daily/daily.queries";
import { toggleInterest } from "~/features/events/interest.queries";
import { postKind } from "~/features/posts/create-post.queries";
import { togglePrayerDay } from "~/features/prayer/prayed.queries";
import { toggleLike } from "~/features/reactions/like.queries";
import { toggleSaved } from "~/features/reactions/save.queries";
import { follow } from "~/features/users/follow.queries";

/** Sent by a tab in which the user reads notifications (notifications.queries.ts). */
const notificationsKind: ActionKind = {
  name: "notifications",
  sent: (client, _, count) => {
    updateViewer(client, { unreadNotifications: count as number });
  },
};

/** What the outbox or another tab may have sent. */
export const actionKinds: readonly ActionKind[] = [
  postKind,
  commentKind,
  notificationsKind,
  ...[
    toggleLike,
    togglePrayerDay,
    toggleSaved,
    follow,
    toggleInterest,
    toggleDailyLike,
    toggleFavourite,
  ].map(({ kind }) => kind),
];

/** Loads the lazy code for what people write offline, while there is a network. */
export function loadOfflineCode(): Promise<unknown> {
  return Promise.allSettled([
    import("~/client/scale-image"),
    import("~/features/prayer/post-comments"),
    import("~/features/feed/kind-fields"),
    import("~/features/feed/post-editor"),
    import("~/features/prayer/prayed-dialog"),
  ]);
}
