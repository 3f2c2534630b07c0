// @vitest-environment jsdom
import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
} from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writes } from "~/browser/api-client";
import { offerPlace } from "~/features/pwa/offer-place";
import { InstallPlace, installOfferDelay } from "~/features/pwa/install-place";
import { readingTime } from "~/features/pwa/read-or-done";
import { SiteProvider } from "~/ui/site";

const address = vi.hoisted(() => ({ pathname: "/home", hash: "" }));
vi.mock("@remix-run/react", () => ({ useLocation: () => ({ ...address }) }));

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
    <div id={offerPlace} />
    <InstallPlace />
  </SiteProvider>
);

/** Opens the app at a page; what comes back opens another. */
function openAt(pathname: string) {
  const go = (to: string) => {
    const [path = "", hash = ""] = to.split("#");
    history.replaceState(null, "", path);
    Object.assign(address, { pathname: path, hash: hash && `#${hash}` });
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
    writes.dispatchEvent(new Event("written"));
  });
}

const offer = () => screen.queryByRole("region", { name: "Install app" });

function openAfterAWhile() {
  const go = openAt("/home");
  write();
  wait(installOfferDelay);
  go("/profile");
}

test("a phone is offered the app with the next page, five seconds after something was done", () => {
  const go = openAt("/home");
  wait(60_000);
  go("/profile");
  expect(offer()).toBeNull();
  write();
  wait(installOfferDelay - 1);
  go("/home");
  expect(offer()).toBeNull();
  wait(1);
  expect(offer()).toBeNull();
  go("/profile");
  expect(offer()?.closest(`#${offerPlace}`)).not.toBeNull();
});

test.each(["/bible", "/prayer-of-the-day"])(
  "whoever stays with %s has read",
  (path) => {
    const go = openAt(path);
    wait(readingTime - 1);
    wait(installOfferDelay);
    go("/home");
    expect(offer()).toBeNull();
    go(path);
    wait(readingTime);
    wait(installOfferDelay);
    go("/home");
    expect(offer()).not.toBeNull();
  },
);

test("whoever has scrolled through two screens has read", () => {
  const go = openAt("/home");
  vi.stubGlobal("scrollY", 2 * innerHeight + 1);
  fireEvent.scroll(window);
  wait(installOfferDelay);
  go("/profile");
  expect(offer()).not.toBeNull();
});

test.each([
  "/videos",
  "/games/memory",
  "/admin",
  "/verse-generator",
  "/home#write",
])("nothing is offered at %s, but with the page after", (busy) => {
  const go = openAt("/bible");
  write();
  wait(installOfferDelay);
  go(busy);
  expect(offer()).toBeNull();
  go("/games");
  expect(offer()).not.toBeNull();
});

test("who declines is not asked again", () => {
  openAfterAWhile();
  fireEvent.click(screen.getByRole("button", { name: "Not now" }));
  expect(offer()).toBeNull();
  cleanup();
  openAfterAWhile();
  expect(offer()).toBeNull();
});

test("who was told how it is done by hand is not asked again", () => {
  const told = vi.fn();
  vi.stubGlobal("alert", told);
  openAfterAWhile();
  fireEvent.click(screen.getByRole("button", { name: "Install" }));
  expect(told).toHaveBeenCalledOnce();
  cleanup();
  openAfterAWhile();
  expect(offer()).toBeNull();
});

test("Install opens the browser's own prompt and remembers the yes", async () => {
  const prompt = vi.fn(() => Promise.resolve({ outcome: "accepted" as const }));
  window.installPrompt = Object.assign(new Event("beforeinstallprompt"), {
    prompt,
  });
  openAfterAWhile();
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Install" }));
    await Promise.resolve();
  });
  expect(prompt).toHaveBeenCalledOnce();
  expect(localStorage.getItem("pwa-installed")).toBe("true");
});
