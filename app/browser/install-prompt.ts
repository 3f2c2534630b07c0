import {
  installHelp,
  platformOf,
  shouldOfferInstall,
  type Device,
} from "~/shared/install";

/** https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent: Chromium only. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

declare global {
  interface Window {
    /** Kept by boot.ts: the event comes once, often before any other script runs. */
    installPrompt?: InstallPromptEvent | undefined;
  }
  interface Navigator {
    standalone?: boolean;
  }
}

export const INSTALLED_KEY = "pwa-installed";
export const DISMISSED_KEY = "pwa-install-dismissed";

export function thisDevice(): Device {
  return {
    userAgent: navigator.userAgent,
    width: innerWidth,
    touchPoints: navigator.maxTouchPoints,
    appWindow: matchMedia(
      "(display-mode: standalone), (display-mode: minimal-ui)",
    ).matches,
    iosStandalone: navigator.standalone === true,
    search: location.search,
  };
}

/**
 * Asks the browser to install the app, or says by an alert how it is done by hand. Keeps the
 * outcome in local storage and on <html>; who was told how is not told again unasked.
 */
export async function install(): Promise<
  "accepted" | "dismissed" | "explained"
> {
  const event = window.installPrompt;
  if (!event) {
    alert(installHelp[platformOf(thisDevice())]);
    keep(DISMISSED_KEY);
    return "explained";
  }
  // A prompt can be shown once; the browser sends another event when it may be asked again.
  window.installPrompt = undefined;
  const { outcome } = await event.prompt();
  if (outcome === "accepted") {
    keep(INSTALLED_KEY);
    document.documentElement.dataset["installed"] = "";
  } else {
    keep(DISMISSED_KEY);
  }
  return outcome;
}

/** Whether this browser should be offered the app now. */
export function mayOfferInstall(): boolean {
  return shouldOfferInstall(thisDevice(), {
    installed: kept(INSTALLED_KEY),
    dismissed: kept(DISMISSED_KEY),
  });
}

/** Not to be asked again on this device, until the app was installed and removed. */
export function declineInstall(): void {
  keep(DISMISSED_KEY);
}

function kept(key: string): boolean {
  try {
    return localStorage.getItem(key) === "true";
  } catch {
    return false;
  }
}

function keep(key: string): void {
  try {
    localStorage.setItem(key, "true");
  } catch {
    // Storage is closed to us: the answer holds for this page alone.
  }
}
