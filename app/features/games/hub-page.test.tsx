// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import * as toasts from "~/ui/toast-store";
import { HubPage, type GameCard } from "./hub-page";

// Link needs a router, which this test doesn't have.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}));

afterEach(cleanup);

const memory: GameCard = {
  id: "memory",
  isOpen: false,
  score: null,
};

it("shows 'Coming Soon' for a closed game and doesn't open it", () => {
  const toast = vi.spyOn(toasts, "toast");
  render(<HubPage cards={[memory]} />);
  expect(screen.queryAllByRole("link")).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: /Coming Soon/ }));
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    title: "Coming Soon!",
    description: "This game will be available in a future update.",
  });
});

it("shows the best score, the streak and today's puzzle of an open game", () => {
  const score = {
    game: "memory" as const,
    plays: 4,
    best: 2,
    bestMaxScore: 3,
    streak: 5,
    today: null,
  };
  const open = { ...memory, isOpen: true, score };
  const view = render(<HubPage cards={[open]} />);
  expect(screen.getByText("Best: 2 of 3")).toBeTruthy();
  expect(screen.getByText("5 days in a row")).toBeTruthy();
  const links = () =>
    screen.getAllByRole("link").map((link) => link.textContent);
  expect(links()).toEqual(["Memory", "Today's puzzle", "Practice"]);
  const done = { ...score, today: { score: 1, maxScore: 1 } };
  view.rerender(<HubPage cards={[{ ...open, score: done }]} />);
  expect(links()).toEqual(["Memory", "Today's puzzle: 1 of 1", "Practice"]);
});
