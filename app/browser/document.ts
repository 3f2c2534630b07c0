// The only script of pages that are not hydrated. A control names its act in data-action; every
// such control is also a link that leads somewhere useful, or is hidden until data-js is set.
import { copy, copyScripture } from "~/browser/document-copy";
import { showKept } from "~/browser/document-kept";
import { forgetMember } from "~/browser/forget-member";
import { listen } from "~/browser/document-listen";
import { watchPictures } from "~/browser/document-missing-picture";
import { showOwnTimes } from "~/browser/document-own-time";
import { share } from "~/browser/document-share";
import { openStory } from "~/browser/document-story";
import { keepClearOf, showFailure } from "~/browser/document-toast";
import { closeVideo, play } from "~/browser/document-video";
import { install } from "~/browser/install-prompt";
import { memberHere, notePresence, refreshKey } from "~/browser/presence";
import { onCopy } from "~/browser/scripture-text";
import { toggleTheme } from "~/browser/theme";
import { urls } from "~/shared/urls";

const actions: Partial<Record<string, (control: HTMLElement) => void>> = {
  install: () => {
    void install();
  },
  share: (control) => {
    void share(control);
  },
  copy: (control) => {
    void copy(control);
  },
  "copy-scripture": (control) => {
    void copyScripture(control);
  },
  listen,
  // What a visitor cannot do yet, and where it begins: data-words, data-href.
  "sign-in": ({ dataset }) => {
    const { words = "", href = "/" } = dataset;
    showFailure(words, { href, label: "Sign in" });
  },
  back: (control) => {
    if (history.length > 1) history.back();
    else location.assign(control.getAttribute("href") ?? "/");
  },
  story: (control) => {
    void openStory(control);
  },
  play,
  "close-video": closeVideo,
  reload: () => {
    location.reload();
  },
  theme: () => {
    toggleTheme();
  },
  browser: () => {
    document.documentElement.dataset["browser"] = "";
    try {
      sessionStorage.setItem("browser", "true");
    } catch {
      // The choice then holds for this page alone.
    }
    document.querySelector<HTMLElement>("[data-first-choice]")?.focus();
  },
};

showOwnTimes();
void showKept();
watchPictures();

// A document may be made for a member too; then it says so, and tells of nobody's leaving.
if (!("member" in document.documentElement.dataset)) {
  if (memberHere() !== null) forgetMember();
  notePresence(null);
  addEventListener("storage", ({ key }) => {
    if (key === refreshKey) location.reload();
  });
}

// The installed app opens without a network, whoever is signed in.
const isApp = "standalone" in document.documentElement.dataset;
if (isApp && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register(urls.serviceWorker);
}

document.addEventListener("copy", onCopy);

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(event.target instanceof Element)) return;
  const control = event.target.closest<HTMLElement>("[data-action]");
  const act = actions[control?.dataset["action"] ?? ""];
  if (!control || !act) return;
  event.preventDefault();
  keepClearOf(control);
  act(control);
});
