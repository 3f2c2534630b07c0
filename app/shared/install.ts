/** What a page can find out about its device. */
export interface Device {
  userAgent: string;
  /** CSS pixels of the viewport. */
  width: number;
  /** `navigator.maxTouchPoints`. */
  touchPoints: number;
  /** `display-mode` is standalone or minimal-ui. */
  isAppWindow: boolean;
  /** `navigator.standalone`, which only Safari on iOS has. */
  isIosStandalone: boolean;
  /** The query of the address, with its question mark. */
  search: string;
}

export type DevicePlatform = "ios" | "android" | "other";

const inAppBrowserPattern =
  /\bwv\b|WebView|FBAN|FBAV|FB_IAB|Instagram|Twitter|LinkedInApp/i;
const phonePattern =
  /Android.+Mobile|iPhone|iPod|Windows Phone|IEMobile|BlackBerry/i;

/** CSS pixels, inclusive (docs/product.md). */
export const narrowWidth = 768;

/** A browser inside another app can't install anything. */
export function isInAppBrowser(userAgent: string): boolean {
  return inAppBrowserPattern.test(userAgent);
}

/** The installed app's start URL (features/pwa/manifest.ts). */
export const installedStart = "/?pwa=true";

export function hasInstalledParam(search: string): boolean {
  return new URLSearchParams(search).get("pwa") === "true";
}

export function isStandalone(device: Device): boolean {
  const hasParam = hasInstalledParam(device.search);
  return (
    (device.isAppWindow || device.isIosStandalone || hasParam) &&
    !isInAppBrowser(device.userAgent)
  );
}

export function isMobile(device: Device): boolean {
  return (
    phonePattern.test(device.userAgent) ||
    (device.width <= narrowWidth && device.touchPoints > 0)
  );
}

/** An iPad's user agent says Macintosh, but no Macintosh has a touch screen. */
export function detectPlatform(
  device: Pick<Device, "userAgent" | "touchPoints">,
): DevicePlatform {
  const { userAgent, touchPoints } = device;
  if (/iPhone|iPad|iPod/.test(userAgent)) return "ios";
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return "ios";
  return /Android/i.test(userAgent) ? "android" : "other";
}

/** For browsers without an install prompt. */
export const installHelp: Record<DevicePlatform, string> = {
  ios: "To install the app, tap Share, then 'Add to Home Screen'.",
  android:
    "To install the app, open the browser menu, then tap 'Add to Home screen' or 'Install app'.",
  other: "To install the app, look for 'Install app' in the browser menu.",
};

/**
 * The new value of the stored "installed" flag when a page starts. An in-app browser can't tell whether the app is
 * installed, so the flag stays unchanged there.
 */
export function isInstalledAtStart(device: Device, stored: boolean): boolean {
  if (isStandalone(device)) return true;
  return isInAppBrowser(device.userAgent) && stored;
}

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
