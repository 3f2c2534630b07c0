// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  cleanup,
  fireEvent,
  render,
  screen,
  within,
} from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "~/client/api-client";
import * as api from "~/client/api-client";
import type { Ticket, TicketPage } from "~/features/reports/queue";
import * as toasts from "~/ui/toast-store";
import { ReportsView } from "./reports-view";

const revalidate = vi.fn();

// The tests render without a router.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => (
    <a href={to}>{children}</a>
  ),
  useRevalidator: () => ({ revalidate }),
  useLoaderData: () => null,
  useLocation: () => ({ pathname: "/admin", search: "" }),
}));
vi.mock("~/ui/intent-link", () => ({
  IntentLink: ({ to, children }: { to: string; children: ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}));

beforeEach(() => {
  // jsdom has no matchMedia, which dialogs call.
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  revalidate.mockClear();
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
  isAnonymous: false,
  snapshot: {
    type: "text",
    text: "Sell me that power",
    imageUrl: null,
    imageAlt: null,
    images: [],
    videoUrl: null,
    postId: "p",
    byLeaders: false,
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

const show = (items: Ticket[], shown: TicketPage | null = null) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReportsView
        page={{
          view: "reports",
          query: { status: "open", limit: 30 },
          list: { items, next: null },
          ticket: shown,
          access: {
            hasAccess: true,
            adminAccess: "write",
            isPowerAdmin: false,
          },
          viewerId: "admin",
          now: at,
          search: {},
        }}
      />
    </QueryClientProvider>,
  );
const open = (overrides: Partial<TicketPage> = {}) =>
  show([], { ...ticket, ...overrides });
const labels = () =>
  screen.queryAllByRole("radio").map((radio) => radio.getAttribute("value"));

describe("Queue", () => {
  it("links to each ticket and shows an empty state", () => {
    show([ticket]);
    const link = screen.getByRole("link", { name: "A post by simon" });
    expect(link.getAttribute("href")).toBe("/admin?view=reports&ticket=t");
    cleanup();
    show([]);
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
    expect(labels()).toEqual([
      "keep",
      "ask_edit",
      "hide",
      "delete",
      "warn",
      "suspend",
    ]);
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

  const decideOn = (decision: RegExp, reason: string) => {
    fireEvent.click(screen.getByRole("radio", { name: decision }));
    fireEvent.change(screen.getByRole("textbox", { name: "Reason" }), {
      target: { value: reason },
    });
    fireEvent.click(screen.getByRole("button", { name: "Decide" }));
  };

  it("requires a reason, and a confirmation before a suspension", async () => {
    const send = vi.spyOn(api, "sendJson").mockResolvedValue(null);
    const toast = vi.spyOn(toasts, "toast");
    open();
    decideOn(/^Suspend/, "");
    expect(
      screen.getByText("Give a reason. The person will see it."),
    ).toBeTruthy();
    decideOn(/^Suspend/, "Again");
    const dialog = screen.getByRole("dialog", { name: "Suspend this person?" });
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(within(dialog).getByRole("button", { name: "Suspend" }));
    await vi.waitFor(() => {
      expect(revalidate).toHaveBeenCalled();
    });
    expect(send.mock.lastCall?.[0]).toBe("/api/admin/reports/t/decision");
    expect(send.mock.lastCall?.[2]).toMatchObject({
      body: { decision: "suspend", reason: "Again", days: 1 },
    });
    expect(toast.mock.lastCall?.[0].description).toBe("Suspended");
  });

  it("shows who asked without a name only for a reason", async () => {
    const masked = { ...ticket, subject: null, isAnonymous: true };
    const send = vi.spyOn(api, "sendJson").mockResolvedValue(ticket);
    show([masked]);
    expect(screen.getByText("A post by Anonymous")).toBeTruthy();
    cleanup();
    open(masked);
    expect(labels()).toEqual([
      "keep",
      "ask_edit",
      "hide",
      "delete",
      "warn",
      "suspend",
    ]);
    expect(screen.queryByText("@simon")).toBeNull();
    expect(screen.queryByText("No earlier decisions about them.")).toBeNull();
    fireEvent.change(screen.getByRole("textbox", { name: /^Why do you/ }), {
      target: { value: "To help" },
    });
    fireEvent.click(screen.getByRole("button", { name: "Show who asked" }));
    expect(await screen.findByText("@simon")).toBeTruthy();
    expect(send.mock.lastCall?.[0]).toBe("/api/admin/reports/t/asker");
    expect(send.mock.lastCall?.[2]).toEqual({ body: { reason: "To help" } });
  });

  it("explains a refused decision and reloads the ticket", async () => {
    const detail = "Another admin is reviewing this right now.";
    const problem = { type: "about:blank", title: "Conflict", detail };
    vi.spyOn(api, "sendJson").mockRejectedValue(
      new ApiError(409, "", { ...problem, status: 409 }),
    );
    const failure = vi.spyOn(toasts, "errorToast");
    open();
    decideOn(/^Hide/, "Spam");
    await vi.waitFor(() => {
      expect(failure).toHaveBeenCalledWith(detail);
    });
    expect(revalidate).toHaveBeenCalled();
  });
});
