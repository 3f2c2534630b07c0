// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import * as toasts from "~/ui/toast-store";
import type { GameCard } from "./hub";
import { HubPage } from "./hub-page";

// Outside of a router there is nowhere to go.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}));

afterEach(cleanup);

const memory: GameCard = {
  id: "memory",
  isOpen: false,
  isBegun: false,
  score: null,
};

it("says of a closed game that it comes, and does not open it", () => {
  const toast = vi.spyOn(toasts, "toast");
  render(<HubPage cards={[memory]} />);
  expect(screen.queryAllByRole("link")).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: /Coming Soon/ }));
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    title: "Coming Soon!",
    description: "This game will be available in a future update.",
  });
});

it("shows of an open one the best, the streak and today's puzzle", () => {
  const score = {
    game: "memory" as const,
    plays: 4,
    best: 2,
    bestOf: 3,
    streak: 5,
    today: null,
  };
  const open = { ...memory, isOpen: true, score };
  const shown = render(<HubPage cards={[{ ...open, isBegun: true }]} />);
  expect(screen.getByText("Best: 2 of 3")).toBeTruthy();
  expect(screen.getByText("5 days in a row")).toBeTruthy();
  const links = () =>
    screen.getAllByRole("link").map((link) => link.textContent);
  expect(links()).toEqual([
    "Go on with Memory",
    "Memory",
    "Go on with today’s puzzle",
    "Practice",
  ]);
  const done = { ...score, today: { score: 1, most: 1 } };
  shown.rerender(<HubPage cards={[{ ...open, score: done }]} />);
  expect(links()).toEqual(["Memory", "Today’s puzzle: 1 of 1", "Practice"]);
  expect(screen.getByText(/1 of 1 done/)).toBeTruthy();
});
