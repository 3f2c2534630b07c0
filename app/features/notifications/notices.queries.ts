import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { usePages } from "~/browser/use-pages";
import type { Pages, Seed } from "~/browser/use-pages";
import { useViewer, viewerKey } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import type { Notice, UnreadReply } from "./notice";
import { tell } from "./tell";

const noticesKey = ["notices", "list"] as const;

/** Of one page, decided here: two screens of a phone. */
export const noticesShown = 20;

/** What happened since; what the server drew is not asked for again, all else is. */
export function useNotices(drawn: Seed<Notice> | null) {
  return usePages({
    queryKey: noticesKey,
    urlOf: (page) =>
      urls.api.notifications("", { limit: noticesShown, ...page }),
    read: (value) => value as Notice,
    seed: drawn,
    staleTime: drawn ? Infinity : 0,
  });
}

/**
 * Reads what is shown, once somebody can see it, and says what has come since: that is left where it is until
 * it is wanted, so that nothing moves under a finger.
 */
export function useReading(items: Notice[] | undefined) {
  const client = useQueryClient();
  const unread = useViewer()?.unreadNotices ?? 0;
  const newest = items?.[0]?.id;
  const [readTo, setReadTo] = useState<string>();
  const marked = useMarked(items);

  useEffect(() => {
    if (newest === undefined || newest === readTo) return;
    const read = () => {
      if (document.visibilityState === "hidden") return;
      document.removeEventListener("visibilitychange", read);
      void readUpTo(client, newest).then((isRead) => {
        if (isRead) setReadTo(newest);
      });
    };
    document.addEventListener("visibilitychange", read);
    read();
    return () => {
      document.removeEventListener("visibilitychange", read);
    };
  }, [client, newest, readTo]);

  return {
    /** Whether it was unread when this visit began, or has come since. */
    isNew: (notice: Notice) => marked.has(notice.id),
    hasNewer: items !== undefined && newest === readTo && unread > 0,
    showNewer: () => client.invalidateQueries({ queryKey: noticesKey }),
  };
}

/** The marks stay for this visit: what was read by being shown would else lose its own at once. */
function useMarked(items: Notice[] = []): ReadonlySet<string> {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const more = items.filter(({ id, isRead }) => !isRead && !marked.has(id));
  if (more.length > 0) {
    setMarked(new Set([...marked, ...more.map(({ id }) => id)]));
  }
  return marked;
}

/** Nobody asked for it, so where it fails nobody is told: the next visit reads them. */
async function readUpTo(client: QueryClient, upTo: string): Promise<boolean> {
  const reply = await tell("/read", { upTo }).catch(() => null);
  if (reply === null) return false;
  const { unread } = reply as UnreadReply;
  // What was asked before would bring the old number back.
  await client.cancelQueries({ queryKey: viewerKey });
  client.setQueryData<Viewer | null>(
    viewerKey,
    (viewer) => viewer && { ...viewer, unreadNotices: unread },
  );
  // For the next visit; on this one they keep their marks.
  client.setQueryData<Pages<Notice>>(
    noticesKey,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((notice) =>
            notice.id <= upTo ? { ...notice, isRead: true } : notice,
          ),
        })),
      },
  );
  return true;
}
