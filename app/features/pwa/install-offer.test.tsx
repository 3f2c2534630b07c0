// @vitest-environment jsdom
import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
} from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { apiWrites } from "~/client/api-client";
import { bannerSlotId } from "~/features/pwa/banner-slot";
import {
  InstallOfferHost,
  installOfferDelayMs,
} from "~/features/pwa/install-offer-host";
import { readingTimeMs } from "~/features/pwa/use-engaged";
import { SiteProvider } from "~/ui/site";

const currentLocation = vi.hoisted(() => ({ pathname: "/home", hash: "" }));
vi.mock("@remix-run/react", () => ({
  useLocation: () => ({ ...currentLocation }),
}));

const site = {
  productName: "Agape",
  contactEmail: "hello@example.org",
  siteUrl: "https://example.org",
  host: "example.org",
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile",
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.installPrompt = undefined;
});

const page = () => (
  <SiteProvider value={site}>
    <div id={bannerSlotId} />
    <InstallOfferHost />
  </SiteProvider>
);

/** Opens the app at a page; returns a function that opens another page. */
function openAt(pathname: string) {
  const go = (to: string) => {
    const [path = "", hash = ""] = to.split("#");
    history.replaceState(null, "", path);
    Object.assign(currentLocation, {
      pathname: path,
      hash: hash && `#${hash}`,
    });
  };
  go(pathname);
  const { rerender } = render(page());
  return (to: string) => {
    go(to);
    rerender(page());
  };
}

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function write() {
  act(() => {
    apiWrites.dispatchEvent(new Event("written"));
  });
}

const offer = () => screen.queryByRole("region", { name: "Install app" });

function openWhenOffered() {
  const go = openAt("/home");
  write();
  wait(installOfferDelayMs);
  go("/profile");
}

test("offers the app on the next page, five seconds after the user did something", () => {
  const go = openAt("/home");
  wait(60_000);
  go("/profile");
  expect(offer()).toBeNull();
  write();
  wait(installOfferDelayMs - 1);
  go("/home");
  expect(offer()).toBeNull();
  wait(1);
  expect(offer()).toBeNull();
  go("/profile");
  expect(offer()?.closest(`#${bannerSlotId}`)).not.toBeNull();
});

test.each(["/bible", "/prayer-of-the-day"])(
  "counts staying on %s as reading",
  (path) => {
    const go = openAt(path);
    wait(readingTimeMs - 1);
    wait(installOfferDelayMs);
    go("/home");
    expect(offer()).toBeNull();
    go(path);
    wait(readingTimeMs);
    wait(installOfferDelayMs);
    go("/home");
    expect(offer()).not.toBeNull();
  },
);

test("counts scrolling two screens as reading", () => {
  const go = openAt("/home");
  vi.stubGlobal("scrollY", 2 * innerHeight + 1);
  fireEvent.scroll(window);
  wait(installOfferDelayMs);
  go("/profile");
  expect(offer()).not.toBeNull();
});

test.each([
  "/videos",
  "/games/memory",
  "/admin",
  "/verse-generator",
  "/home#write",
])("shows no offer at %s, but on the next page", (busy) => {
  const go = openAt("/bible");
  write();
  wait(installOfferDelayMs);
  go(busy);
  expect(offer()).toBeNull();
  go("/games");
  expect(offer()).not.toBeNull();
});

test("doesn't offer again after Not now", () => {
  openWhenOffered();
  fireEvent.click(screen.getByRole("button", { name: "Not now" }));
  expect(offer()).toBeNull();
  cleanup();
  openWhenOffered();
  expect(offer()).toBeNull();
});

test("doesn't offer again after showing manual instructions", () => {
  const alert = vi.fn();
  vi.stubGlobal("alert", alert);
  openWhenOffered();
  fireEvent.click(screen.getByRole("button", { name: "Install" }));
  expect(alert).toHaveBeenCalledOnce();
  cleanup();
  openWhenOffered();
  expect(offer()).toBeNull();
});

test("opens the browser's prompt and stores that the app was installed", async () => {
  const prompt = vi.fn(() => Promise.resolve({ outcome: "accepted" as const }));
  window.installPrompt = Object.assign(new Event("beforeinstallprompt"), {
    prompt,
  });
  openWhenOffered();
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Install" }));
    await Promise.resolve();
  });
  expect(prompt).toHaveBeenCalledOnce();
  expect(localStorage.getItem("pwa-installed")).toBe("true");
});
