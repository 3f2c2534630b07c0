// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ReelsPage } from "./reels-page";

// The test renders without a router.
vi.mock("@remix-run/react", () => ({
  useLocation: () => ({ key: "one" }),
  Link: ({ to, children }: { to: string; children: ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}));

// jsdom has no ResizeObserver.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  },
);

afterEach(cleanup);

function open(hasSeen: boolean) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReelsPage
        visit={{ seed: 1, at: 1 }}
        requestedId={null}
        page={{ items: [], next: null }}
        hasSeen={hasSeen}
        isUnavailable={false}
      />
    </QueryClientProvider>,
  );
}

it("shows the empty state if there are no videos yet", () => {
  open(false);
  expect(screen.getByText("No Videos Yet")).toBeTruthy();
  expect(screen.getByText("Be the first to share a video!")).toBeTruthy();
  expect(screen.queryByText("Welcome to Videos!")).toBeNull();
});

it("shows the end after the last video, and an empty state if restarting finds nothing", async () => {
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(
      Response.json(url.endsWith("/restart") ? { seed: 2, at: 2 } : []),
    ),
  );
  open(true);
  // Once visible, once for screen readers.
  expect(screen.getAllByText("You've seen every video.")).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: "Watch again" }));
  expect(await screen.findByText("No Videos Yet")).toBeTruthy();
});
