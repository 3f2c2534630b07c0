import {
  installHelp,
  detectPlatform,
  shouldOfferInstall,
  type Device,
} from "~/shared/install";

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

/**
 * Opens the browser's install prompt, or an alert with manual instructions. Stores the outcome in local storage and on
 * <html>, so that the offer isn't shown again.
 */
export async function install(): Promise<void> {
  const event = window.installPrompt;
  if (!event) {
    alert(installHelp[detectPlatform(getDevice())]);
    setFlag(DISMISSED_KEY);
    return;
  }
  // A prompt can be used once; the browser fires another event when it may be shown again.
  window.installPrompt = undefined;
  const { outcome } = await event.prompt();
  if (outcome === "accepted") {
    setFlag(INSTALLED_KEY);
    document.documentElement.dataset["installed"] = "";
  } else {
    setFlag(DISMISSED_KEY);
  }
}

export function canOfferInstall(): boolean {
  return shouldOfferInstall(getDevice(), {
    installed: getFlag(INSTALLED_KEY),
    dismissed: getFlag(DISMISSED_KEY),
  });
}

/** Hides the offer on this device until the app was installed and removed. */
export function dismissInstallOffer(): void {
  setFlag(DISMISSED_KEY);
}

function getFlag(key: string): boolean {
  try {
    return localStorage.getItem(key) === "true";
  } catch {
    return false;
  }
}

function setFlag(key: string): void {
  try {
    localStorage.setItem(key, "true");
  } catch {
    // Storage is blocked: the choice lasts for this page only.
  }
}
