import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { tellOtherTabs } from "~/browser/other-tabs";
import { usePages } from "~/browser/use-pages";
import type { Pages, Seed } from "~/browser/use-pages";
import { useViewer, viewerKey } from "~/features/auth/viewer.queries";
import { showUnread } from "./unread";
import { urls } from "~/shared/urls";
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
  const upTo = items?.[0]?.id;
  const from = items?.at(-1)?.id;
  /** What was read last, and how many were unread then: older ones that are not shown yet. */
  const [read, setRead] = useState<{ upTo: string; left: number }>();
  const marked = useMarked(items);

  useEffect(() => {
    if (upTo === undefined || from === undefined) return;
    const readShown = () => {
      if (document.visibilityState === "hidden") return;
      document.removeEventListener("visibilitychange", readShown);
      void readRange(client, { from, upTo }).then((left) => {
        if (left !== null) setRead({ upTo, left });
      });
    };
    document.addEventListener("visibilitychange", readShown);
    readShown();
    return () => {
      document.removeEventListener("visibilitychange", readShown);
    };
  }, [client, from, upTo]);

  return {
    /** Whether it was unread when this visit began, or has come since. */
    isNew: (notice: Notice) => marked.has(notice.id),
    hasNewer:
      items?.length === 0
        ? unread > 0
        : read !== undefined && read.upTo === upTo && unread > read.left,
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

/**
 * Nobody asked for it, so where it fails nobody is told: the next visit reads them. Gives how many are unread
 * then, null where it failed.
 */
async function readRange(
  client: QueryClient,
  { from, upTo }: { from: string; upTo: string },
): Promise<number | null> {
  const reply = await tell("/read", { from, upTo }).catch(() => null);
  if (reply === null) return null;
  const { unread } = reply as UnreadReply;
  // What was asked before would bring the old number back, and the marks.
  await Promise.all(
    [viewerKey, noticesKey].map((queryKey) =>
      client.cancelQueries({ queryKey }),
    ),
  );
  showUnread(client, unread);
  tellOtherTabs(client, "notices", unread);
  // For the next visit; on this one they keep their marks.
  client.setQueryData<Pages<Notice>>(
    noticesKey,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((notice) =>
            notice.id >= from && notice.id <= upTo
              ? { ...notice, isRead: true }
              : notice,
          ),
        })),
      },
  );
  return unread;
}
