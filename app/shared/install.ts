/** What a page can know of the device it runs on. Gathered once in the browser, judged here. */
export interface Device {
  userAgent: string;
  /** CSS pixels of the viewport. */
  width: number;
  /** `navigator.maxTouchPoints`. */
  touchPoints: number;
  /** `display-mode` is standalone or minimal-ui. */
  appWindow: boolean;
  /** `navigator.standalone`, which only Safari on iOS has. */
  iosStandalone: boolean;
  /** The query of the address, with its question mark. */
  search: string;
}

export type Platform = "ios" | "android" | "other";

const IN_APP = /\bwv\b|WebView|FBAN|FBAV|FB_IAB|Instagram|Twitter|LinkedInApp/i;
const PHONE = /Android.+Mobile|iPhone|iPod|Windows Phone|IEMobile|BlackBerry/i;

/** The sign-in screen and the mobile rules call this many CSS pixels, or fewer, narrow. */
export const NARROW_WIDTH = 768;

/** A browser inside another app: it can show pages, but cannot install anything. */
export function isInAppBrowser(userAgent: string): boolean {
  return IN_APP.test(userAgent);
}

/** What the installed app opens with (features/pwa/manifest.ts). */
export const installedStart = "/?pwa=true";

/** Whether an address says so; no other value of `pwa` means anything. */
export function saysInstalled(search: string): boolean {
  return new URLSearchParams(search).get("pwa") === "true";
}

export function isStandalone(device: Device): boolean {
  const asked = saysInstalled(device.search);
  return (
    (device.appWindow || device.iosStandalone || asked) &&
    !isInAppBrowser(device.userAgent)
  );
}

export function isMobile(device: Device): boolean {
  return (
    PHONE.test(device.userAgent) ||
    (device.width <= NARROW_WIDTH && device.touchPoints > 0)
  );
}

/** An iPad calls itself a Macintosh; no Macintosh has a touch screen. */
export function platformOf(
  device: Pick<Device, "userAgent" | "touchPoints">,
): Platform {
  const { userAgent, touchPoints } = device;
  if (/iPhone|iPad|iPod/.test(userAgent)) return "ios";
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return "ios";
  return /Android/i.test(userAgent) ? "android" : "other";
}

/** What a person does by hand where the browser offers no install prompt. */
export const installHelp: Record<Platform, string> = {
  ios: "To install the app, tap Share, then 'Add to Home Screen'.",
  android:
    "To install the app, open the browser menu, then tap 'Add to Home screen' or 'Install app'.",
  other: "To install the app, look for 'Install app' in the browser menu.",
};

/**
 * What becomes of the stored "installed" mark when a page starts. A browser inside another app
 * proves nothing, so the mark stays as it is.
 */
export function installedAtStart(device: Device, stored: boolean): boolean {
  if (isStandalone(device)) return true;
  return isInAppBrowser(device.userAgent) && stored;
}

/** Whether to offer the app: on a phone or a touch tablet, once, where it can be installed. */
export function shouldOfferInstall(
  device: Device,
  stored: { installed: boolean; dismissed: boolean },
): boolean {
  return (
    isMobile(device) &&
    !isInAppBrowser(device.userAgent) &&
    !isStandalone(device) &&
    !stored.installed &&
    !stored.dismissed
  );
}
