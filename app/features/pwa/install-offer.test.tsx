// @vitest-environment jsdom
import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
} from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bannerSlotId } from "~/features/pwa/banner-slot";
import {
  InstallOffer,
  installOfferDelayMs,
} from "~/features/pwa/install-offer";
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
  vi.stubGlobal("scrollBy", vi.fn());
  vi.stubGlobal("CSS", { supports: () => true });
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
    <InstallOffer />
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

const offer = () => screen.queryByRole("region", { name: "Install app" });

function openWhenOffered() {
  openAt("/home");
  wait(installOfferDelayMs);
}

test("offers the app five seconds after the page has loaded", () => {
  openAt("/home");
  wait(installOfferDelayMs - 1);
  expect(offer()).toBeNull();
  wait(1);
  expect(offer()?.closest(`#${bannerSlotId}`)).not.toBeNull();
});

test("keeps the text in place when it appears at the top of a page", () => {
  const scrollBy = vi.fn();
  vi.stubGlobal("scrollBy", scrollBy);
  openWhenOffered();
  expect(scrollBy).toHaveBeenCalledOnce();
});

test.each(["/videos", "/games/memory"])(
  "shows no offer at %s, but on the next page",
  (path) => {
    const go = openAt(path);
    wait(installOfferDelayMs);
    expect(offer()).toBeNull();
    go("/games");
    expect(offer()).not.toBeNull();
  },
);

test("makes no offer on a desktop", () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(
    "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0",
  );
  openWhenOffered();
  expect(offer()).toBeNull();
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
