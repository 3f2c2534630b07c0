// Runs in <head> before the first paint of every page, hydrated or not, so it must stay tiny.
// It sets data attributes on <html> for CSS and later scripts:
// data-theme, data-speech, data-standalone, data-installed, data-browser, data-progress.
import { deleteExpiredDrafts } from "~/client/draft-keys";
import { reloadOnStaleBuild } from "~/documents/stale-build";
import {
  DISMISSED_KEY,
  INSTALLED_KEY,
  getDevice,
  type InstallPromptEvent,
} from "~/client/install-prompt";
import { writeStored } from "~/client/storage";
import { applyTheme, storedTheme } from "~/client/theme";
import {
  isInstalledAtStart,
  installedStart,
  isStandalone,
  hasInstalledParam,
} from "~/shared/install";

const FIRST_VISIT_KEY = "first-visit";

const { dataset } = document.documentElement;
if ("speechSynthesis" in window) dataset["speech"] = "";
applyTheme(storedTheme());
// Another tab may have changed the theme.
addEventListener("storage", () => {
  applyTheme(storedTheme());
});

const { member } = dataset;
const device = getDevice();
if (isStandalone(device)) {
  dataset["standalone"] = "";
  // The installed app after sign-out or from a link: show its own entry page, not the website's.
  const { pathname, search } = location;
  if (pathname === "/" && !hasInstalledParam(search) && member === undefined) {
    document.documentElement.hidden = true;
    location.replace(installedStart);
  }
}
try {
  if (member) deleteExpiredDrafts(member);
  const stored = localStorage.getItem(INSTALLED_KEY) === "true";
  if (isInstalledAtStart(device, stored)) {
    localStorage.setItem(INSTALLED_KEY, "true");
    dataset["installed"] = "";
  } else {
    localStorage.removeItem(INSTALLED_KEY);
  }
  if (sessionStorage.getItem("browser")) dataset["browser"] = "";
  // When this browser first opened the site.
  if (!localStorage.getItem(FIRST_VISIT_KEY)) {
    localStorage.setItem(FIRST_VISIT_KEY, new Date().toISOString());
  }
} catch {
  // Storage is blocked: nothing is stored, everything else works.
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.installPrompt = event as InstallPromptEvent;
});
addEventListener("appinstalled", () => {
  dataset["installed"] = "";
  writeStored(INSTALLED_KEY, "true");
  writeStored(DISMISSED_KEY, null);
});

reloadOnStaleBuild();

/** Downloads, and links that don't replace the document. */
const stayingLinks =
  "[href*='#'], [href^='/api/'], [href$='.ics'], [target], [download]";

// A link that the app's router doesn't handle loads a document. An installed app has no loading indicator of its own.
addEventListener("click", (event) => {
  const { target, defaultPrevented, ctrlKey, metaKey, shiftKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || shiftKey) return;
  if (!(target instanceof Element)) return;
  if (target.closest(`a[href^='/']:not(${stayingLinks})`)) {
    dataset["progress"] = "";
  }
});
addEventListener("pageshow", ({ persisted }) => {
  // Restored from the back/forward cache.
  if (persisted) delete dataset["progress"];
});

// On a slow connection the app's code would compete with fonts and styles. So the server defers it
// (platform/render.server.tsx, ADR 0016), and it starts after the first paint, or after this time on slow connections
// and in background tabs.
const TEXT_FIRST_MS = 300;

function startCode(deferred: HTMLScriptElement) {
  const list = document.getElementById("module-preloads")?.textContent ?? "[]";
  for (const href of JSON.parse(list) as string[]) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.appendChild(link);
  }
  const script = document.createElement("script");
  script.type = "module";
  script.nonce = deferred.nonce ?? "";
  script.text = deferred.text;
  document.head.appendChild(script);
  script.remove();
}

addEventListener("DOMContentLoaded", () => {
  const deferred = document.querySelector<HTMLScriptElement>(
    "script[type='text/module']",
  );
  if (!deferred) return;
  let started = false;
  const start = () => {
    if (!started) startCode(deferred);
    started = true;
  };
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  setTimeout(start, TEXT_FIRST_MS);
});
