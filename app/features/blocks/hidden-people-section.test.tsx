// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { HiddenPeopleSection } from "./hidden-people-section";

// Links need a router.
vi.mock("~/ui/intent-link", () => ({
  IntentLink: ({ to, children }: { to: string; children: ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const people = ["saul", "doeg"].map((username) => ({
  id: username,
  username,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
}));

/** Renders the section with two blocked users and no muted ones. */
function renderSection() {
  const hide = vi.fn();
  const blocked = { items: people, next: null };
  const muted = { items: [], next: null };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HiddenPeopleSection initialPages={{ blocked, muted }} onHide={hide} />
    </QueryClientProvider>,
  );
  return hide;
}

const names = () =>
  screen
    .queryAllByRole("listitem")
    .map((row) => within(row).getByRole("link").textContent);

describe("HiddenPeopleSection", () => {
  it("lists blocked users and shows an empty state for muted ones", async () => {
    renderSection();
    await screen.findByRole("button", { name: "Unblock saul" });
    expect(names()).toEqual(["saul@saul", "doeg@doeg"]);
    expect(await screen.findByText("You haven't muted anyone.")).toBeTruthy();
  });

  it("calls onHide with the user to unblock", async () => {
    const hide = renderSection();
    (await screen.findByRole("button", { name: "Unblock saul" })).click();
    expect(hide).toHaveBeenCalledExactlyOnceWith("unblock", people[0]);
  });
});
