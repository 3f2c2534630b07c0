import { describe, expect, it, test } from "vitest";
import {
  isInstalledAtStart,
  isInAppBrowser,
  isMobile,
  isStandalone,
  detectPlatform,
  shouldOfferInstall,
  type Device,
} from "~/shared/install";

const agents = {
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  ipad: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
  pixel:
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
  webview:
    "Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36",
  facebook:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0]",
  instagram:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 350.0.0",
  twitter:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Twitter for iPhone/10.0",
  linkedin:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [LinkedInApp]/9.30",
  desktop:
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
};

function device(change: Partial<Device> = {}): Device {
  return {
    userAgent: agents.desktop,
    width: 1280,
    touchPoints: 0,
    isAppWindow: false,
    isIosStandalone: false,
    search: "",
    ...change,
  };
}

describe("isInAppBrowser", () => {
  test.each([
    "webview",
    "facebook",
    "instagram",
    "twitter",
    "linkedin",
  ] as const)("is true for %s", (name) => {
    expect(isInAppBrowser(agents[name])).toBe(true);
  });
  test.each(["iphone", "ipad", "pixel", "desktop"] as const)(
    "is false for %s",
    (name) => {
      expect(isInAppBrowser(agents[name])).toBe(false);
    },
  );
});

describe("isStandalone", () => {
  test.each([
    ["an app window", { isAppWindow: true }, true],
    ["the iOS flag", { isIosStandalone: true }, true],
    ["pwa=true in the URL", { search: "?a=1&pwa=true" }, true],
    ["pwa=1 in the URL", { search: "?pwa=1" }, false],
    ["a plain tab", {}, false],
    [
      "an app window inside another app",
      { isAppWindow: true, userAgent: agents.instagram },
      false,
    ],
    [
      "pwa=true inside another app",
      { search: "?pwa=true", userAgent: agents.webview },
      false,
    ],
  ])("%s", (_, change, expected) => {
    expect(isStandalone(device(change))).toBe(expected);
  });
});

describe("isMobile", () => {
  test.each([
    ["a phone of any width", { userAgent: agents.pixel, width: 900 }, true],
    ["768 px with touch", { width: 768, touchPoints: 5 }, true],
    ["769 px with touch", { width: 769, touchPoints: 5 }, false],
    ["a narrow window with a mouse", { width: 500 }, false],
  ])("%s", (_, change, expected) => {
    expect(isMobile(device(change))).toBe(expected);
  });
});

describe("detectPlatform", () => {
  test.each([
    ["ios", agents.iphone, 5],
    ["ios", agents.ipad, 5],
    ["other", agents.ipad, 0],
    ["android", agents.pixel, 5],
    ["other", agents.desktop, 0],
  ])("%s", (expected, userAgent, touchPoints) => {
    expect(detectPlatform({ userAgent, touchPoints })).toBe(expected);
  });
});

describe("isInstalledAtStart", () => {
  it("is true in an app window", () => {
    expect(isInstalledAtStart(device({ isAppWindow: true }), false)).toBe(true);
  });
  it("is false in a plain browser window", () => {
    expect(isInstalledAtStart(device(), true)).toBe(false);
  });
  it("stays unchanged in a browser inside another app", () => {
    const inside = device({ userAgent: agents.facebook });
    expect(isInstalledAtStart(inside, true)).toBe(true);
    expect(isInstalledAtStart(inside, false)).toBe(false);
  });
});

describe("shouldOfferInstall", () => {
  const phone = device({ userAgent: agents.pixel, width: 412, touchPoints: 5 });
  const never = { installed: false, dismissed: false };

  it("is true on a phone that hasn't installed or dismissed it", () => {
    expect(shouldOfferInstall(phone, never)).toBe(true);
  });
  test.each([
    ["a desktop", device(), never],
    ["an app window", { ...phone, isAppWindow: true }, never],
    [
      "a browser inside another app",
      { ...phone, userAgent: agents.facebook },
      never,
    ],
    ["a phone with the app installed", phone, { ...never, installed: true }],
    ["a phone that dismissed the offer", phone, { ...never, dismissed: true }],
  ])("is false on %s", (_, device, stored) => {
    expect(shouldOfferInstall(device, stored)).toBe(false);
  });
});
