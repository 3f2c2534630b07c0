// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ReelsPage } from "./reels-page";

// Outside of a router there is nowhere to go.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}));

afterEach(cleanup);

function open(hasSeen: boolean) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReelsPage
        visit={{ seed: 1, at: 1 }}
        wanted={null}
        page={{ items: [], next: null }}
        hasSeen={hasSeen}
        isGone={false}
        viewerId="ruth"
      />
    </QueryClientProvider>,
  );
}

it("says that there are no videos yet", () => {
  open(false);
  expect(screen.getByText("No Videos Yet")).toBeTruthy();
  expect(screen.getByText("Be the first to share a video!")).toBeTruthy();
  expect(screen.queryByText("Welcome to Videos!")).toBeNull();
});

it("says that all were seen, and begins again", () => {
  open(true);
  expect(screen.getByText("You have seen every video.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Watch again" })).toBeTruthy();
});
