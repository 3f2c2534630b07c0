import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouteLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { fetchByKey } from "~/browser/api-client";
import { sweepDrafts } from "~/browser/drafts";
import {
  isSomebodyElses,
  notePresence,
  refreshKey,
  sessionEndedEvent,
} from "~/browser/presence";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";

/** spec §7: the default fetcher gets the key itself, and a 401 is nobody. */
export const viewerKey = [urls.api.currentUser] as const;

/** spec §9. */
const fresh = 30_000;

interface RootData {
  viewer: Viewer | null;
}

/** Who is signed in; null for a visitor. The page brings the answer along, so nobody waits for it. */
export function useViewer(): Viewer | null {
  const root = useRouteLoaderData<RootData>("root");
  const { data } = useQuery({
    queryKey: viewerKey,
    queryFn: async (context) => (await fetchByKey(context)) as Viewer | null,
    staleTime: fresh,
    initialData: root?.viewer ?? null,
  });
  return data;
}

/**
 * Once, beside the page: another tab that signs in or out says so by the storage key `auth-refresh`,
 * a refused call says so itself, and an address with `refresh` or `auth` is cleared of it. If somebody else is signed in by then,
 * the page is loaded anew: nothing of the one before may stay on the screen. Where a call was refused
 * and nobody is, the sign-in page says that the session ended.
 */
export function useAuthRefresh(): void {
  const client = useQueryClient();
  const viewerId = useViewer()?.id ?? null;

  const refused = useRef(false);
  useEffect(() => {
    const refresh = () =>
      void client.invalidateQueries({ queryKey: viewerKey });
    const onStorage = ({ key }: StorageEvent) => {
      if (key === refreshKey) refresh();
    };
    const onRefused = () => {
      refused.current = true;
      refresh();
    };
    addEventListener("storage", onStorage);
    addEventListener(sessionEndedEvent, onRefused);
    const url = clearedAddress(location.href);
    if (url !== null) {
      history.replaceState(history.state, "", url);
      refresh();
    }
    return () => {
      removeEventListener("storage", onStorage);
      removeEventListener(sessionEndedEvent, onRefused);
    };
  }, [client]);

  const shownFor = useRef(viewerId);
  useEffect(() => {
    if (viewerId !== shownFor.current) {
      // Loaded anew, a page that is open to all would not say why its person is gone.
      if (viewerId === null && refused.current) {
        const { pathname, search } = location;
        const returnTo = `${pathname}${search}`;
        location.replace(urls.auth({ problem: "ended", returnTo }));
      } else location.reload();
      return;
    }
    notePresence(viewerId);
    sweepDrafts();
    // Back to a page that was laid aside whole, with what was being written on it, by now perhaps for other eyes.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isSomebodyElses(viewerId)) location.reload();
    };
    addEventListener("pageshow", onShow);
    return () => {
      removeEventListener("pageshow", onShow);
    };
  }, [viewerId]);
}

/** The address without `refresh` and `auth`; null where it has neither. */
export function clearedAddress(address: string): string | null {
  const url = new URL(address);
  if (!url.searchParams.has("refresh") && !url.searchParams.has("auth")) {
    return null;
  }
  url.searchParams.delete("refresh");
  url.searchParams.delete("auth");
  return `${url.pathname}${url.search}${url.hash}`;
}
