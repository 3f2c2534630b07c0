import type { QueryClient } from "@tanstack/react-query";
import { viewerKey } from "~/features/auth/viewer.queries";
import type { Viewer } from "~/shared/viewer";

/** The number on the bell, as the server has just told it. */
export function showUnread(client: QueryClient, unreadNotices: number): void {
  client.setQueryData<Viewer | null>(
    viewerKey,
    (viewer) => viewer && { ...viewer, unreadNotices },
  );
}
