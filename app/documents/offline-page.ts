import { memberHeader } from "~/client/cache-names";
import { formatCachedAt } from "~/client/cached-copy";
import { getCachedPage, cachedPages } from "~/client/cached-pages";
import { getLastViewerId } from "~/client/last-viewer";
import { isNextPageLoading, whenReachable } from "~/client/reachable";
import { urls } from "~/shared/urls";

/** Lists the cached pages on the offline page (shell/offline-page.tsx), and reloads once there is a network. */
export async function showCachedPages(): Promise<void> {
  const section = document.querySelector<HTMLElement>("[data-cached-pages]");
  if (!section) return;
  const reload = () => {
    if (!isNextPageLoading()) location.reload();
  };
  addEventListener("online", reload);
  // /offline itself has no other page to load.
  if (location.pathname !== urls.offline) whenReachable(reload);
  // Some browsers' private windows have no Cache Storage.
  if (!("caches" in window)) return;
  // Inserted all at once, so that rows don't move under the user's finger.
  const viewerId = getLastViewerId();
  const rows = await Promise.all(
    cachedPages.map(async ([path, name]) => {
      const cached = await getCachedPage(
        new URL(path, location.href),
        viewerId,
      );
      return cached && cached.page.headers.get(memberHeader) === viewerId
        ? [createRow(path, name, cached.at)]
        : [];
    }),
  );
  section.querySelector("ul")?.replaceChildren(...rows.flat());
  section.hidden = rows.flat().length === 0;
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
