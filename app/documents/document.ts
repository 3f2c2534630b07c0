// The only script of unhydrated pages. A control names its action in data-action. Every such control is either a link
// that also works without JavaScript, or hidden where scripting is off.
import { copy, copyScripture } from "~/documents/copy";
import { showCachedPages } from "~/documents/offline-page";
import { clearUserData } from "~/documents/clear-user-data";
import { listen } from "~/documents/listen";
import { watchImages } from "~/documents/missing-images";
import { showLocalTimes } from "~/documents/local-time";
import { share } from "~/documents/share";
import { openStory } from "~/documents/story";
import { setTriggerControl, showError } from "~/documents/toast";
import { closeVideo, play } from "~/documents/video";
import { install } from "~/client/install-prompt";
import {
  getLastViewerId,
  recordViewer,
  authRefreshKey,
} from "~/client/last-viewer";
import { onCopy } from "~/client/scripture-text";
import { toggleTheme } from "~/client/theme";
import { urls } from "~/shared/urls";

const actions: Partial<Record<string, (control: HTMLElement) => unknown>> = {
  install,
  share,
  copy,
  "copy-scripture": copyScripture,
  listen,
  // An action that requires signing in: shows data-message with a link to data-href.
  "sign-in": ({ dataset }) => {
    const { message = "", href = "/" } = dataset;
    showError(message, { href, label: "Sign in" });
  },
  back: (control) => {
    if (history.length > 1) history.back();
    else location.assign(control.getAttribute("href") ?? "/");
  },
  story: openStory,
  play,
  "close-video": closeVideo,
  reload: () => {
    location.reload();
  },
  theme: toggleTheme,
  browser: () => {
    document.documentElement.dataset["browser"] = "";
    try {
      sessionStorage.setItem("browser", "true");
    } catch {
      // Storage is blocked: the choice lasts for this page only.
    }
    document.querySelector<HTMLElement>("[data-first-choice]")?.focus();
  },
};

showLocalTimes();
void showCachedPages();
watchImages();

// Documents for signed-in users have data-member; without it, nobody is signed in.
if (!("member" in document.documentElement.dataset)) {
  if (getLastViewerId() !== null) clearUserData();
  recordViewer(null);
  addEventListener("storage", ({ key }) => {
    if (key === authRefreshKey) location.reload();
  });
}

// The installed app must open offline for visitors too.
const isApp = "standalone" in document.documentElement.dataset;
if (isApp && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register(urls.serviceWorker, {
    updateViaCache: "none",
  });
}

document.addEventListener("copy", onCopy);

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(event.target instanceof Element)) return;
  const control = event.target.closest<HTMLElement>("[data-action]");
  const action = actions[control?.dataset["action"] ?? ""];
  if (!control || !action) return;
  event.preventDefault();
  setTriggerControl(control);
  action(control);
});
