// @vitest-environment jsdom
import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
} from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { InstallPlace, installOfferDelay } from "~/features/pwa/install-place";
import { SiteProvider } from "~/ui/site";

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

function openAfterAWhile() {
  render(
    <SiteProvider value={site}>
      <InstallPlace />
    </SiteProvider>,
  );
  wait(installOfferDelay - 1);
  expect(screen.queryByRole("region")).toBeNull();
  wait(1);
}

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test("a phone is offered the app after five seconds", () => {
  openAfterAWhile();
  expect(screen.getByRole("region", { name: "Install app" })).toBeTruthy();
});

test("who declines is not asked again", () => {
  openAfterAWhile();
  fireEvent.click(screen.getByRole("button", { name: "Not now" }));
  expect(screen.queryByRole("region")).toBeNull();
  cleanup();
  openAfterAWhile();
  expect(screen.queryByRole("region")).toBeNull();
});

test("who was told how it is done by hand is not asked again", () => {
  const told = vi.fn();
  vi.stubGlobal("alert", told);
  openAfterAWhile();
  fireEvent.click(screen.getByRole("button", { name: "Install" }));
  expect(told).toHaveBeenCalledOnce();
  cleanup();
  openAfterAWhile();
  expect(screen.queryByRole("region")).toBeNull();
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
