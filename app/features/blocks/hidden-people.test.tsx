// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { HiddenPeopleSection } from "./hidden-people-section";

// Outside of a router there is nowhere to go.
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

/** The section of somebody who has blocked these, and muted nobody. */
function show() {
  const hide = vi.fn();
  const blocked = { items: people, next: null };
  const muted = { items: [], next: null };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HiddenPeopleSection drawn={{ blocked, muted }} onHide={hide} />
    </QueryClientProvider>,
  );
  return hide;
}

const names = () =>
  screen
    .queryAllByRole("listitem")
    .map((row) => within(row).getByRole("link").textContent);

describe("the section of the hidden", () => {
  it("lists whom one has blocked, and says where there is nobody", async () => {
    show();
    await screen.findByRole("button", { name: "Unblock saul" });
    expect(names()).toEqual(["saul@saul", "doeg@doeg"]);
    expect(await screen.findByText("You have muted nobody.")).toBeTruthy();
  });

  it("lets each go back", async () => {
    const hide = show();
    (await screen.findByRole("button", { name: "Unblock saul" })).click();
    expect(hide).toHaveBeenCalledExactlyOnceWith("unblock", people[0]);
  });
});
