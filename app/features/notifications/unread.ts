import type { QueryClient } from "@tanstack/react-query";
import { onOtherTabs } from "~/browser/other-tabs";
import { viewerKey } from "~/features/auth/viewer.queries";
import type { Viewer } from "~/shared/viewer";

/** The number on the bell, as the server has just told it. */
export function showUnread(client: QueryClient, unreadNotices: number): void {
  client.setQueryData<Viewer | null>(
    viewerKey,
    (viewer) => viewer && { ...viewer, unreadNotices },
  );
}

/** What is read in one tab is read in all. */
onOtherTabs("notices", (client, news) => {
  showUnread(client, news as number);
});
