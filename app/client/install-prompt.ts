import {
  installHelp,
  detectPlatform,
  shouldOfferInstall,
  type Device,
} from "~/shared/install";
import { readStored, writeStored } from "./storage";

/** https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent: Chromium only. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

declare global {
  interface Window {
    /** Set by boot.ts: the event fires once, often before any other script runs. */
    installPrompt?: InstallPromptEvent | undefined;
  }
  interface Navigator {
    standalone?: boolean;
  }
}

/** Both are "true" or absent. A dismissal lasts until the app was installed and removed. */
export const INSTALLED_KEY = "pwa-installed";
export const DISMISSED_KEY = "pwa-install-dismissed";

export function getDevice(): Device {
  return {
    userAgent: navigator.userAgent,
    width: innerWidth,
    touchPoints: navigator.maxTouchPoints,
    isAppWindow: matchMedia(
      "(display-mode: standalone), (display-mode: minimal-ui)",
    ).matches,
    isIosStandalone: navigator.standalone === true,
    search: location.search,
  };
}

/** Opens the browser's install prompt, or an alert with instructions. Stores the outcome. */
export async function install(): Promise<void> {
  const event = window.installPrompt;
  if (!event) {
    alert(installHelp[detectPlatform(getDevice())]);
    writeStored(DISMISSED_KEY, "true");
    return;
  }
  // A prompt can be used once; the browser fires another event when it may be shown again.
  window.installPrompt = undefined;
  const { outcome } = await event.prompt();
  if (outcome === "accepted") {
    writeStored(INSTALLED_KEY, "true");
    document.documentElement.dataset["installed"] = "";
  } else {
    writeStored(DISMISSED_KEY, "true");
  }
}

export function canOfferInstall(): boolean {
  return shouldOfferInstall(getDevice(), {
    installed: readStored(INSTALLED_KEY) === "true",
    dismissed: readStored(DISMISSED_KEY) === "true",
  });
}
