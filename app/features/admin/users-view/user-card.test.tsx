// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "~/browser/api-client";
import * as api from "~/browser/api-client";
import * as toasts from "~/ui/toast-store";
import { signInAgainWords } from "../act-words";
import type { AdminUser } from "../people";
import { UserCard } from "./user-card";

const revalidate = vi.fn();

// Outside of a router there is nowhere to go, and nothing to load anew.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => (
    <a href={to}>{children}</a>
  ),
  useRevalidator: () => ({ revalidate, state: "idle" }),
  useLocation: () => ({ pathname: "/admin", search: "?view=users" }),
}));

beforeEach(() => {
  // Where a dialog begins: what jsdom does not know.
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const john: AdminUser = {
  id: "0193",
  firstName: "John",
  lastName: "Doe",
  username: "john.doe",
  profileImageUrl: null,
  email: "john@example.org",
  createdAt: "2026-03-01T00:00:00.000Z",
  adminAccess: "none",
  isPowerAdmin: false,
  isAdmin: false,
  isProtected: false,
  suspension: null,
  totalPosts: 3,
  totalFollowers: 1234,
  totalFollowing: 0,
};
const power = {
  hasAccess: true,
  adminAccess: "none",
  isPowerAdmin: true,
} as const;
const write = {
  hasAccess: true,
  adminAccess: "write",
  isPowerAdmin: false,
} as const;
const read = {
  hasAccess: true,
  adminAccess: "read",
  isPowerAdmin: false,
} as const;

const buttons = () =>
  screen
    .queryAllByRole("button")
    .map((button) => button.getAttribute("aria-label"));

it("shows who it is, their e-mail address and their counts", () => {
  render(<UserCard user={john} access={read} />);
  expect(screen.getByRole("heading").textContent).toBe("John Doe");
  expect(screen.getByText("john@example.org")).toBeTruthy();
  expect(screen.getByText("1,234")).toBeTruthy();
  expect(screen.getByText("Joined March 2026")).toBeTruthy();
});

it("marks the suspended, and until when", () => {
  const until = "2026-06-06T18:30:00.000Z";
  const { rerender } = render(
    <UserCard user={{ ...john, suspension: { until } }} access={read} />,
  );
  expect(
    screen.getByText("Suspended until 6 June 2026 at 18:30 UTC"),
  ).toBeTruthy();
  rerender(
    <UserCard user={{ ...john, suspension: { until: null } }} access={read} />,
  );
  expect(screen.getByText("Suspended for good")).toBeTruthy();
});

it("says 'Unknown User' of whom nothing is known", () => {
  const nobody = { ...john, firstName: null, lastName: null, username: "" };
  render(<UserCard user={nobody} access={read} />);
  expect(screen.getByRole("heading").textContent).toBe("Unknown User");
});

it("lets power admins alone say who may what", () => {
  const { rerender } = render(<UserCard user={john} access={power} />);
  expect(buttons()).toEqual([
    "Delete John Doe",
    "Warn or Suspend John Doe",
    "Manage Permissions of John Doe",
  ]);
  rerender(<UserCard user={john} access={write} />);
  expect(buttons()).toEqual(["Delete John Doe", "Warn or Suspend John Doe"]);
  rerender(<UserCard user={{ ...john, isProtected: true }} access={power} />);
  expect(buttons()).toEqual([]);
});

it("tells who may only look that they may only look", () => {
  const toast = vi.spyOn(toasts, "toast");
  const send = vi.spyOn(api, "sendJson");
  render(<UserCard user={john} access={read} />);
  const bin = screen.getByRole("button", { name: "Delete John Doe" });
  expect(bin.getAttribute("aria-disabled")).toBe("true");
  expect(bin.title).toBe("Read-only access");
  fireEvent.click(bin);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(toast.mock.lastCall?.[0].title).toBe("Read-only access");
  expect(send).not.toHaveBeenCalled();
});

it("asks before it deletes, and says why in the log", async () => {
  const send = vi.spyOn(api, "sendJson").mockResolvedValue(null);
  const toast = vi.spyOn(toasts, "toast");
  render(<UserCard user={john} access={write} />);
  fireEvent.click(screen.getByRole("button", { name: "Delete John Doe" }));
  const dialog = screen.getByRole("dialog", { name: "Delete User" });
  expect(dialog.textContent).toContain("permanently deletes John Doe");
  fireEvent.change(screen.getByLabelText("Reason"), {
    target: { value: " Spam " },
  });
  fireEvent.click(screen.getByRole("button", { name: "Delete User" }));
  await vi.waitFor(() => {
    expect(revalidate).toHaveBeenCalled();
  });
  expect(send.mock.lastCall?.[0]).toBe("/api/admin/users/0193");
  expect(send.mock.lastCall?.[2]).toEqual({
    method: "DELETE",
    body: { reason: "Spam" },
  });
  expect(toast.mock.lastCall?.[0]).toMatchObject({
    title: "Success",
    description: "User deleted successfully",
  });
});

it("says in the words of the specification that it failed, and stays open", async () => {
  vi.spyOn(api, "sendJson").mockRejectedValue(new ApiError(500, "", null));
  const failure = vi.spyOn(toasts, "failureToast");
  render(<UserCard user={john} access={write} />);
  fireEvent.click(screen.getByRole("button", { name: "Delete John Doe" }));
  fireEvent.click(screen.getByRole("button", { name: "Delete User" }));
  await vi.waitFor(() => {
    expect(failure).toHaveBeenCalledWith("Failed to delete user");
  });
  expect(screen.getByRole("dialog")).toBeTruthy();
});

it("leads to a fresh sign-in before a level is changed", async () => {
  const send = vi.spyOn(api, "sendJson").mockRejectedValue(
    new ApiError(403, "", {
      type: "about:blank",
      title: "You may not do this",
      status: 403,
      detail: signInAgainWords,
    }),
  );
  render(<UserCard user={john} access={power} />);
  fireEvent.click(
    screen.getByRole("button", { name: "Manage Permissions of John Doe" }),
  );
  for (const may of [
    "reads reports",
    "warns and suspends",
    "hides and deletes",
  ]) {
    expect(screen.getByRole("dialog").textContent).toContain(may);
  }
  fireEvent.click(screen.getByRole("radio", { name: /^Write/ }));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  const again = await screen.findByRole("link", { name: "Sign in again" });
  expect(again.getAttribute("href")).toBe(
    "/api/login?returnTo=%2Fadmin%3Fview%3Dusers&fresh=1",
  );
  expect(send.mock.lastCall?.[2]).toEqual({
    method: "PATCH",
    body: { adminAccess: "write", isAdmin: true },
  });
});
