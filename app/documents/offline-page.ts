import { memberHeader } from "~/client/cache-names";
import { formatCachedAt } from "~/client/cached-copy";
import { getCachedPage, cachedPages } from "~/client/cached-pages";
import { isOtherViewer, getLastViewerId } from "~/client/last-viewer";
import { whenReachable } from "~/client/reachable";
import { urls } from "~/shared/urls";

/** Lists the cached pages on the offline page (shell/offline-page.tsx), and reloads once there is a network. */
export async function showCachedPages(): Promise<void> {
  const section = document.querySelector<HTMLElement>("[data-cached-pages]");
  if (!section) return;
  reloadWhenOnline();
  // Some browsers' private windows have no Cache Storage.
  if (!("caches" in window)) return;
  // Inserted all at once, so that rows don't move under the user's finger.
  const rows = await Promise.all(
    cachedPages.map(async ([path, name]) => {
      const cached = await getCachedPage(
        new URL(path, location.href),
        getLastViewerId(),
      );
      return cached && !isOtherViewer(cached.page.headers.get(memberHeader))
        ? [createRow(path, name, cached.at)]
        : [];
    }),
  );
  section.querySelector("ul")?.replaceChildren(...rows.flat());
  section.hidden = rows.flat().length === 0;
}

const stableOnlineMs = 500; // ignore a network that disappears at once

/** Doesn't reload while the user is following a link: that would cancel the navigation. */
function reloadWhenOnline(): void {
  let isLeaving = false;
  addEventListener("beforeunload", () => {
    isLeaving = true;
  });
  const reload = () => {
    if (navigator.onLine && !isLeaving) location.reload();
  };
  addEventListener("online", () => {
    setTimeout(reload, stableOnlineMs);
  });
  // /offline itself has no other page to load.
  if (location.pathname !== urls.offline) whenReachable(reload);
}

function createRow(path: string, name: string, at: number): HTMLLIElement {
  const link = document.createElement("a");
  link.href = path;
  link.className =
    "flex touch items-center justify-between gap-3 font-semibold text-primary";
  const time = document.createElement("span");
  time.className = "text-sm whitespace-nowrap text-ink-soft";
  time.textContent = formatCachedAt(at, Date.now());
  link.textContent = name;
  link.appendChild(time);
  const row = document.createElement("li");
  row.appendChild(link);
  return row;
}
