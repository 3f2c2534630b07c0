import { urls } from "~/shared/urls";
import { isSomebodyElses } from "./presence";

/** Begins the name of the cache that holds a member's pages; their id follows. */
const memberCache = "mine:";
/** On a kept answer: when it came, in ms. */
const keptHeader = "x-kept";

const names: Readonly<Record<string, string>> = {
  [urls.root]: "Home",
  [urls.home]: "Home",
  [urls.bible()]: "Bible",
  [urls.verseOfTheDay()]: "Verse of the Day",
  [urls.verseDetail()]: "Verse of the Day (ornate look)",
  [urls.prayerOfTheDay()]: "Prayer of the Day",
  [urls.prayerDetail()]: "Prayer of the Day (ornate look)",
  [urls.profile()]: "Profile",
};

interface Kept {
  href: string;
  at: number;
}

/** Fills the offline page (shell/offline-page.tsx), and opens what was wanted once there is a network. */
export async function showKept(): Promise<void> {
  const place = document.querySelector<HTMLElement>("[data-kept-pages]");
  if (!place) return;
  addEventListener("online", () => {
    location.reload();
  });
  const pages = await keptPages();
  const order = [...new Set(Object.values(names))];
  const rows = order.flatMap((name) => {
    const kept = pages.get(name);
    return kept ? [rowOf(name, kept)] : [];
  });
  place.querySelector("ul")?.replaceChildren(...rows);
  place.hidden = rows.length === 0;
}

/** By name; of several pages of one name the newest. */
async function keptPages(): Promise<Map<string, Kept>> {
  const found = new Map<string, Kept>();
  // Private windows of some browsers have none.
  if (!("caches" in window)) return found;
  const caches = window.caches;
  for (const cacheName of await caches.keys()) {
    const owner = cacheName.slice(memberCache.length);
    if (!cacheName.startsWith(memberCache) || isSomebodyElses(owner)) continue;
    const cache = await caches.open(cacheName);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      const isOwn = pathname === urls.profile(owner);
      const name = names[isOwn ? urls.profile() : pathname];
      // Of another day.
      if (name === undefined || search.includes("date=")) continue;
      const response = await cache.match(request, { ignoreVary: true });
      const at = Number(response?.headers.get(keptHeader));
      if (at > (found.get(name)?.at ?? 0)) {
        found.set(name, { href: `${pathname}${search}`, at });
      }
    }
  }
  return found;
}

function rowOf(name: string, { href, at }: Kept): HTMLLIElement {
  const link = document.createElement("a");
  link.href = href;
  link.className =
    "flex touch items-center justify-between gap-3 font-semibold text-primary";
  const time = document.createElement("span");
  time.className = "text-sm text-ink-soft";
  time.textContent = `as of ${clock(at)}`;
  link.textContent = name;
  link.appendChild(time);
  const row = document.createElement("li");
  row.appendChild(link);
  return row;
}

/** '9:41', of another day '22 Nov, 9:41', as it is written where the person lives. */
function clock(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Date(at).toLocaleString([], {
    ...(!isToday && { day: "numeric", month: "short" }),
    hour: "numeric",
    minute: "2-digit",
  });
}
