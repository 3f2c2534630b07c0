// Runs in <head> before the first paint of every page, hydrated or not, so it must stay tiny.
// What it learns goes on <html> as data attributes, where CSS and later scripts find it:
// data-theme, data-js, data-speech, data-standalone, data-installed, data-browser.
import { sweepOthersDrafts } from "~/browser/draft-keys";
import { reloadWhenBuildIsGone } from "~/browser/gone-build";
import {
  DISMISSED_KEY,
  INSTALLED_KEY,
  thisDevice,
  type InstallPromptEvent,
} from "~/browser/install-prompt";
import { applyTheme, storedTheme } from "~/browser/theme";
import {
  installedAtStart,
  installedStart,
  isStandalone,
  saysInstalled,
} from "~/shared/install";

const FIRST_VISIT_KEY = "first-visit";

const { dataset } = document.documentElement;
dataset["js"] = "";
if ("speechSynthesis" in window) dataset["speech"] = "";
applyTheme(storedTheme());
// Another tab has stored something; if it was the theme, this one follows.
addEventListener("storage", () => {
  applyTheme(storedTheme());
});

const { member } = dataset;
const device = thisDevice();
if (isStandalone(device)) {
  dataset["standalone"] = "";
  // The installed app after signing out, or from a link: its own first page, not that of the browser.
  const { pathname, search } = location;
  if (pathname === "/" && !saysInstalled(search) && member === undefined) {
    document.documentElement.hidden = true;
    location.replace(installedStart);
  }
}
try {
  if (member) sweepOthersDrafts(member);
  const stored = localStorage.getItem(INSTALLED_KEY) === "true";
  if (installedAtStart(device, stored)) {
    localStorage.setItem(INSTALLED_KEY, "true");
    dataset["installed"] = "";
  } else {
    localStorage.removeItem(INSTALLED_KEY);
  }
  if (sessionStorage.getItem("browser")) dataset["browser"] = "";
  // spec §4, the first-visit flag: the day this browser first saw the site.
  if (!localStorage.getItem(FIRST_VISIT_KEY)) {
    localStorage.setItem(FIRST_VISIT_KEY, new Date().toISOString());
  }
} catch {
  // Storage is closed to us: nothing is remembered, everything else works.
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.installPrompt = event as InstallPromptEvent;
});
addEventListener("appinstalled", () => {
  dataset["installed"] = "";
  try {
    localStorage.setItem(INSTALLED_KEY, "true");
    localStorage.removeItem(DISMISSED_KEY);
  } catch {
    // As above.
  }
});

reloadWhenBuildIsGone();

// Text first: on a slow line the app's code would take its share before type and style had theirs. So
// it is asked for after the first paint; a line slower than this, or a tab nobody looks at, does not
// wait for that (`platform/render.server.tsx` has put the code aside, ADR 0016).
const TEXT_FIRST_MS = 300;

function startCode(aside: HTMLScriptElement) {
  for (const link of document.querySelectorAll<HTMLLinkElement>(
    "link[data-rel]",
  )) {
    link.rel = "modulepreload";
  }
  const script = document.createElement("script");
  script.type = "module";
  script.nonce = aside.nonce ?? "";
  script.text = aside.text;
  // Nothing of it will listen: links and forms are what is left, and are shown again.
  script.onerror = () => delete dataset["js"];
  document.head.appendChild(script);
  script.remove();
}

addEventListener("DOMContentLoaded", () => {
  const aside = document.querySelector<HTMLScriptElement>(
    "script[type='text/module']",
  );
  if (!aside) return;
  let started = false;
  const start = () => {
    if (!started) startCode(aside);
    started = true;
  };
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  setTimeout(start, TEXT_FIRST_MS);
});
