import type { QueryClient } from "@tanstack/react-query";
import { viewerKey } from "~/features/auth/viewer.queries";
import type { Viewer } from "~/shared/viewer";

export function setUnreadCount(
  client: QueryClient,
  unreadNotifications: number,
): void {
  client.setQueryData<Viewer | null>(
    viewerKey,
    (viewer) => viewer && { ...viewer, unreadNotifications },
  );
}
