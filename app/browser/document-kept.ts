import { memberHeader } from "./cache-names";
import { asOf } from "./kept-page";
import { findKept, keptPages } from "./kept-pages";
import { isSomebodyElses, memberHere } from "./presence";
import { whenReachable } from "./reachable";
import { urls } from "~/shared/urls";

/** Fills the offline page (shell/offline-page.tsx), and opens what was wanted once there is a network. */
export async function showKept(): Promise<void> {
  const place = document.querySelector<HTMLElement>("[data-kept-pages]");
  if (!place) return;
  openWhenOnline();
  // Private windows of some browsers have none.
  if (!("caches" in window)) return;
  // All at once: under a finger nothing moves.
  const rows = await Promise.all(
    keptPages.map(async ([path, name]) => {
      const kept = await findKept(new URL(path, location.href), memberHere());
      return kept && !isSomebodyElses(kept.page.headers.get(memberHeader))
        ? [rowOf(path, name, kept.at)]
        : [];
    }),
  );
  place.querySelector("ul")?.replaceChildren(...rows.flat());
  place.hidden = rows.flat().length === 0;
}

/** ms: a network that comes and goes in one breath is none. */
const breath = 500;

/** Not under the finger of whoever has just pressed a link: loading anew would call that off. */
function openWhenOnline(): void {
  let leaves = false;
  addEventListener("beforeunload", () => {
    leaves = true;
  });
  const reload = () => {
    if (navigator.onLine && !leaves) location.reload();
  };
  addEventListener("online", () => {
    setTimeout(reload, breath);
  });
  // At /offline itself there is no other page to load.
  if (location.pathname !== urls.offline) whenReachable(reload);
}

function rowOf(path: string, name: string, at: number): HTMLLIElement {
  const link = document.createElement("a");
  link.href = path;
  link.className =
    "flex touch items-center justify-between gap-3 font-semibold text-primary";
  const time = document.createElement("span");
  time.className = "text-sm whitespace-nowrap text-ink-soft";
  time.textContent = asOf(at, Date.now());
  link.textContent = name;
  link.appendChild(time);
  const row = document.createElement("li");
  row.appendChild(link);
  return row;
}
