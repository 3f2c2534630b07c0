// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { TicketPage } from "./queue";
import { Queue } from "./queue-view";
import { TicketView } from "./ticket-view";

// Links need a router.
vi.mock("@remix-run/react", () => {
  const Link = ({ to, children }: { to: string; children: ReactNode }) => (
    <a href={to}>{children}</a>
  );
  return { Link };
});
vi.mock("~/ui/intent-link", () => ({
  IntentLink: ({ to, children }: { to: string; children: ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const person = (username: string) => ({
  id: username,
  username,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
});

const at = Date.parse("2026-11-01T12:00:00Z");
const ticket: TicketPage = {
  id: "t",
  kind: "post",
  targetId: "p",
  subject: person("simon"),
  snapshot: {
    type: "text",
    text: "Sell me that power",
    imageUrl: null,
    imageAlt: null,
    videoUrl: null,
    postId: "p",
  },
  weight: 3,
  reportsCount: 1,
  reasons: ["spam"],
  openedAt: "2026-11-01T10:00:00Z",
  status: "open",
  hiddenUntilReviewed: false,
  claimedBy: null,
  claimedUntil: null,
  decision: null,
  decisionReason: null,
  decidedAt: null,
  appealedAt: null,
  appealDecision: null,
  reviewRequestedAt: null,
  notes: [],
  canDecide: true,
  isInForce: false,
  nextTicketId: null,
  appeal: null,
  appealReason: null,
  reports: [
    {
      reporter: person("peter"),
      reason: "spam",
      message: "Money",
      hasGoodRecord: true,
      createdAt: "2026-11-01T10:00:00Z",
      withdrawnAt: null,
    },
  ],
  current: { text: "Sell me that power", isHidden: false },
  suspension: null,
  sanction: null,
  earlier: [],
};

const show = (view: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      {view}
    </QueryClientProvider>,
  );
const open = (overrides: Partial<TicketPage> = {}) =>
  show(
    <TicketView
      initialData={{ ...ticket, ...overrides }}
      initialDataUpdatedAt={Date.now()}
      viewerId="admin"
    />,
  );
const labels = () =>
  screen.queryAllByRole("radio").map((radio) => radio.getAttribute("value"));

describe("Queue", () => {
  it("links to each ticket and shows an empty state", () => {
    const list = (items: TicketPage[]) => (
      <Queue
        status="open"
        initialPage={{ items, next: null }}
        initialDataUpdatedAt={Date.now()}
      />
    );
    show(list([ticket]));
    const link = screen.getByRole("link", { name: "A post by simon" });
    expect(link.getAttribute("href")).toBe("/admin?view=reports&ticket=t");
    cleanup();
    show(list([]));
    expect(
      screen.getByText(
        "Nothing to review. Thank you for looking after people.",
      ),
    ).toBeTruthy();
  });
});

describe("TicketView", () => {
  it("offers the decisions for a post and fewer for a user", () => {
    open();
    expect(labels()).toEqual(["keep", "hide", "delete", "warn", "suspend"]);
    cleanup();
    open({ kind: "person" });
    expect(labels()).toEqual(["keep", "warn", "suspend"]);
  });

  it("offers no decision while another admin has claimed the ticket", () => {
    const claimedUntil = new Date(at).toISOString();
    open({ claimedBy: person("paul"), claimedUntil });
    expect(labels()).toEqual([]);
    expect(screen.getByText("paul is reviewing it right now.")).toBeTruthy();
  });

  it("shows that the content was deleted or changed since", () => {
    open({ current: null });
    expect(screen.getByText("Deleted since")).toBeTruthy();
    cleanup();
    open({ current: { text: "Pray for me", isHidden: true } });
    expect(screen.getByText("Changed since")).toBeTruthy();
    expect(screen.getByText("Pray for me")).toBeTruthy();
  });

  it("lists every admin's note with its author", () => {
    const createdAt = new Date(at).toISOString();
    open({
      notes: [
        { id: "1", author: person("paul"), message: "Ask Philip", createdAt },
        { id: "2", author: null, message: "He agrees", createdAt },
      ],
    });
    expect(screen.getByText("Ask Philip").closest("li")?.textContent).toMatch(
      /^paul/,
    );
    expect(screen.getByText("He agrees").closest("li")?.textContent).toMatch(
      /^Deleted account/,
    );
  });

  it("offers the next report once it is decided", () => {
    open({ nextTicketId: "n" });
    expect(screen.queryByRole("link", { name: "Next report" })).toBeNull();
    cleanup();
    open({ status: "decided", decision: "keep", nextTicketId: "n" });
    const next = screen.getByRole("link", { name: "Next report" });
    expect(next.getAttribute("href")).toBe("/admin?view=reports&ticket=n");
    cleanup();
    open({ status: "decided", decision: "keep" });
    expect(screen.getByText("No other reports are waiting.")).toBeTruthy();
  });

  it("requires a reason, and a confirmation before a suspension", () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() =>
      Promise.resolve(Response.json(ticket)),
    );
    const confirm = vi.fn(() => false);
    vi.stubGlobal("fetch", fetch);
    vi.stubGlobal("confirm", confirm);
    open();
    const decide = screen.getByRole("button", { name: "Decide" });
    fireEvent.click(screen.getByRole("radio", { name: /^Suspend/ }));
    fireEvent.click(decide);
    expect(
      screen.getByText("Give a reason. The person will see it."),
    ).toBeTruthy();
    fireEvent.change(screen.getByRole("textbox", { name: "Reason" }), {
      target: { value: "Again" },
    });
    fireEvent.click(decide);
    expect(confirm).toHaveBeenCalledExactlyOnceWith("Suspend this person?");
    const sent = fetch.mock.calls.filter(([, init]) => init?.method === "POST");
    expect(sent).toEqual([]);
  });
});
