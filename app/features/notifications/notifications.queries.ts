import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { sendJson } from "~/client/api-client";
import { broadcastToTabs } from "~/client/other-tabs";
import {
  updatePages,
  usePages,
  type Pages,
  type InitialPage,
} from "~/client/use-pages";
import {
  updateViewer,
  useViewer,
  viewerKey,
} from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";
import type { AppNotification, UnreadResponse } from "./notification";

const notificationsKey = ["notifications", "list"] as const;

export const notificationsPageSize = 20; // two phone screens

/** Doesn't refetch a page that the server has just rendered. */
export function useNotifications(
  initialPage: InitialPage<AppNotification> | null,
) {
  return usePages({
    queryKey: notificationsKey,
    buildUrl: (page) =>
      urls.api.notifications("", { limit: notificationsPageSize, ...page }),
    read: (value) => value as AppNotification,
    initialPage,
    staleTime: initialPage ? Infinity : 0,
  });
}

/**
 * Marks the listed notifications as read. Newer ones are only announced (`hasNewer`) and loaded on request, so the list
 * doesn't move under the finger.
 */
export function useMarkAsRead(items: AppNotification[] | undefined) {
  const client = useQueryClient();
  const unread = useViewer()?.unreadNotifications ?? 0;
  const upTo = items?.[0]?.id;
  const from = items?.at(-1)?.id;
  /** `left`: how many older notifications, not listed yet, were still unread. */
  const [read, setRead] = useState<{ upTo: string; left: number }>();
  const marked = useUnreadMarks(items);

  useEffect(() => {
    if (upTo === undefined || from === undefined) return;
    void markRangeAsRead(client, { from, upTo }).then((left) => {
      if (left !== null) setRead({ upTo, left });
    });
  }, [client, from, upTo]);

  return {
    /** True if it was unread when it was first listed in this visit. */
    isNew: (notification: AppNotification) => marked.has(notification.id),
    hasNewer:
      items?.length === 0
        ? unread > 0
        : read !== undefined && read.upTo === upTo && unread > read.left,
    showNewer: () => client.invalidateQueries({ queryKey: notificationsKey }),
  };
}

/** Keeps the "new" marks for this visit, since listing a notification marks it as read at once. */
function useUnreadMarks(items: AppNotification[] = []): ReadonlySet<string> {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const more = items.filter(({ id, isRead }) => !isRead && !marked.has(id));
  if (more.length > 0) {
    setMarked(new Set([...marked, ...more.map(({ id }) => id)]));
  }
  return marked;
}

/**
 * Returns the number still unread, or null if the request failed. A failure is silent: the user didn't ask for it,
 * and the next visit tries again.
 */
async function markRangeAsRead(
  client: QueryClient,
  { from, upTo }: { from: string; upTo: string },
): Promise<number | null> {
  const response = await sendJson(
    urls.api.notifications("/read"),
    (value) => value as UnreadResponse,
    { body: { from, upTo } },
  ).catch(() => null);
  if (response === null) return null;
  const { unread } = response;
  // Queries already in flight would bring back the old count and the unread marks.
  await Promise.all(
    [viewerKey, notificationsKey].map((queryKey) =>
      client.cancelQueries({ queryKey }),
    ),
  );
  updateViewer(client, { unreadNotifications: unread });
  broadcastToTabs(client, "notifications", null, unread);
  // For the next visit: this one shows the marks from `useUnreadMarks`.
  client.setQueryData<Pages<AppNotification>>(notificationsKey, (list) =>
    updatePages(list, (items) =>
      items.map((notification) =>
        notification.id >= from && notification.id <= upTo
          ? { ...notification, isRead: true }
          : notification,
      ),
    ),
  );
  return unread;
}
